/** The lawsuits that companies of a trade face: parties, claims and defenses. */
import type { Trade } from '../../companies';

export interface Matter {
  readonly title: string;
  /** Completes "plaintiffs allege that". */
  readonly claim: string;
  readonly plaintiffs: string;
  /** Completes "We contend that". */
  readonly defense: string;
}

/** Cases that every trade knows. */
const SECURITIES: Matter = {
  title: 'Securities Litigation',
  plaintiffs: 'purchasers of common stock',
  claim: 'statements about the outlook were misleading and inflated the share price',
  defense: 'the statements were forward-looking and accompanied by warnings',
};

const WAGES: Matter = {
  title: 'Wage and Hour Litigation',
  plaintiffs: 'former hourly employees',
  claim: 'time spent on safety checks before shifts was not paid',
  defense: 'the time in question was trivial and in part not work at all',
};

export const MATTERS: Readonly<Record<Trade, readonly Matter[]>> = {
  pharma: [
    {
      title: 'Product Liability Litigation',
      plaintiffs: 'patients and their families',
      claim: 'the label did not warn of a risk of serious injury',
      defense: 'the label was approved and the science does not support the claims',
    },
    {
      title: 'Patent Litigation',
      plaintiffs: 'a maker of generic medicines',
      claim: 'the compound and formulation patents are invalid for obviousness',
      defense: 'the patents are valid, and the proposed generic would infringe them',
    },
    {
      title: 'Antitrust Litigation',
      plaintiffs: 'wholesalers and health plans',
      claim: 'a settlement with a generic maker delayed competition',
      defense: 'the settlement allowed entry before the patents expire',
    },
    {
      title: 'Average Wholesale Price and 340B Disputes',
      plaintiffs: 'hospitals in the 340B program',
      claim: 'limits on contract pharmacies withhold discounts that the statute requires',
      defense: 'the statute leaves room for reasonable conditions',
    },
    SECURITIES,
    WAGES,
  ],
  upstream: [
    {
      title: 'Royalty Litigation',
      plaintiffs: 'owners of mineral interests',
      claim: 'costs of compression and transport were wrongly deducted from royalties',
      defense: 'the leases allow the deductions',
    },
    {
      title: 'Climate Litigation',
      plaintiffs: 'several counties and cities',
      claim: 'the production and sale of fossil fuels contributed to damage from rising seas',
      defense: 'such matters belong to federal policy and not to the courts of a state',
    },
    {
      title: 'Coastal Restoration Litigation',
      plaintiffs: 'coastal parishes',
      claim: 'historic canals and pits harmed wetlands',
      defense: 'the work was lawful and ordered in wartime',
    },
    {
      title: 'Well Control Incident',
      plaintiffs: 'neighbors and contractors',
      claim: 'negligent cementing caused a blowout',
      defense: 'the contractor bears the risk under the drilling contract',
    },
    SECURITIES,
    WAGES,
  ],
  midstream: [
    {
      title: 'Right-of-Way Dispute',
      plaintiffs: 'landowners and a tribal nation',
      claim: 'an easement lapsed and the pipeline trespasses',
      defense: 'the easement was renewed by conduct and payment',
    },
    {
      title: 'Winter Storm Litigation',
      plaintiffs: 'utilities and their insurers',
      claim: 'gas was withheld during a winter storm to drive up prices',
      defense: 'force majeure applied and all available gas was delivered',
    },
    {
      title: 'Rate Proceeding',
      plaintiffs: 'a group of shippers',
      claim: 'tariff rates exceed what is just and reasonable',
      defense: 'the rates were settled and follow the index',
    },
    {
      title: 'Pipeline Release',
      plaintiffs: 'property owners',
      claim: 'a release of liquids polluted wells and a creek',
      defense: 'the release was contained within a day and cleaned up under supervision',
    },
    SECURITIES,
    WAGES,
  ],
  automotive: [
    {
      title: 'Recall Class Action',
      plaintiffs: 'owners of vehicles',
      claim: 'a defect in the fuel pump or inverter was known and concealed',
      defense: 'the recall remedies the condition, so that owners have no loss',
    },
    {
      title: 'Emissions Proceedings',
      plaintiffs: 'consumer associations',
      claim: 'software reduced emission controls on the road',
      defense: 'the calibration is permitted to protect the engine',
    },
    {
      title: 'Driver Assistance Litigation',
      plaintiffs: 'families of persons killed in crashes',
      claim: 'the name and design of a driver-assistance feature invite misuse',
      defense: 'the driver is told to stay attentive and is warned repeatedly',
    },
    {
      title: 'Dealer Franchise Litigation',
      plaintiffs: 'an association of dealers',
      claim: 'direct sales of electric vehicles breach franchise laws',
      defense: 'the law does not cover the sales in question',
    },
    SECURITIES,
    WAGES,
  ],
};

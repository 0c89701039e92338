/** The site that journeys walk through, with the synthetic sample: what `npm run test:e2e` needs before Playwright. */
import { buildTestSite } from './testing/test-site';

await buildTestSite(console.log);

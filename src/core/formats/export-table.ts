/** A table as it leaves the page or the terminal: text cells only, numbers printed by whoever makes it. */
export interface ExportTable {
  readonly caption: string;
  readonly columns: readonly { readonly label: string; readonly numeric: boolean }[];
  readonly rows: readonly (readonly string[])[];
  /** Where the figures come from (data set id, code version, tie rule, parameters): one comment line each. */
  readonly provenance: readonly string[];
}

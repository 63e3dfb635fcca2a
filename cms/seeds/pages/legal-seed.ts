/**
 * Legal text in one language. It states the product's real rules: change both together, in both languages.
 */
export interface LegalSeed {
  title: string;
  /** `YYYY-MM-DD`. */
  changedOn: string;
  /** Markdown; internal links have no locale prefix. */
  body: string;
}

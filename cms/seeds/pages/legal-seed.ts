/** A legal text in one language. It states the product's real rules: change it together with the rules, in both languages. */
export interface LegalSeed {
  title: string;
  /** `YYYY-MM-DD`. */
  changedOn: string;
  /** Markdown; links within the site are without language. */
  body: string;
}

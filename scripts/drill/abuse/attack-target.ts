/** URLs of the product under attack, and the amount of requests. */
export interface AttackTarget {
  root: string;
  site: string;
  gateway: string;
  accounts: string;
  cms: string;
  media: string;
  seed: number;
  /** Number of documents and bodies of each fuzz. */
  fuzzRuns: number;
}

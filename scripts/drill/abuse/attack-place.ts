/** Where the product stands, and how much is sent. */
export interface AttackPlace {
  root: string;
  site: string;
  gateway: string;
  accounts: string;
  cms: string;
  media: string;
  seed: number;
  /** Documents and bodies of each fuzz. */
  fuzzRuns: number;
}

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Address of the API when it is not Stripe's own; tests set theirs. */
  api?: { protocol: 'http' | 'https'; host: string; port: number };
}

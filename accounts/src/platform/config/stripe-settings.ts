export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Where the API is, when not at Stripe; a test names its own. */
  api?: { protocol: 'http' | 'https'; host: string; port: number };
}

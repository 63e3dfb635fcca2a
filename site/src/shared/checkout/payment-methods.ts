/** Payment methods with which a viewer pays on the payment provider's page. */
export const ONLINE_METHODS = ['CARD', 'APPLE_PAY'] as const;

export type OnlineMethod = (typeof ONLINE_METHODS)[number];

/** Addresses of the outcomes; their spelling is on purpose (docs/product/routes.md). */
const PATHS = {
  status: '/subscribe/paymet-status',
  success: '/subscribe/payment-success',
  failure: '/subscribe/payment-failure',
} as const;

/** Page on which one payment is told about. The address only names it: what became of it the graph says. */
export const paymentAddress = (outcome: keyof typeof PATHS, id: string): string =>
  `${PATHS[outcome]}?${new URLSearchParams({ id })}`;

/** Paths of the outcome pages; their spelling is deliberate (docs/product/routes.md). */
const PATHS = {
  status: '/subscribe/paymet-status',
  success: '/subscribe/payment-success',
  failure: '/subscribe/payment-failure',
} as const;

/** Matches codes of payments. The graph is not asked for anything else that an address says. */
const PAYMENT_CODE = /^[\w-]{1,64}$/;

export const isPaymentCode = (code: string | null): code is string =>
  code !== null && PAYMENT_CODE.test(code);

/**
 * Returns the URL of a payment's outcome page. The URL only identifies the payment; the graph provides its state.
 */
export const paymentAddress = (outcome: keyof typeof PATHS, id: string): string =>
  `${PATHS[outcome]}?${new URLSearchParams({ id })}`;

/**
 * Returns the URL that shows a payment during registration by its real state; the status page asks again while it is
 * pending.
 */
export const joiningAddress = ({
  code,
  status,
}: {
  code: string;
  status: 'SUCCEEDED' | 'FAILED' | 'PENDING';
}): string =>
  status === 'PENDING'
    ? paymentAddress('status', code)
    : `/auth/${status === 'SUCCEEDED' ? 'success' : 'fail'}?${new URLSearchParams({ id: code })}`;

/** Page on which a running subscription is changed. */
export const MANAGE_SUBSCRIPTION = '/settings/subscription';

/** Parameter of the subscription page that names the payment of a changed payment method. */
export const METHOD_CHANGE_PARAMETER = 'payment';

/** Returns the URL of the page that shows the outcome of a changed payment method. */
export const methodChangeAddress = (id: string): string =>
  `${MANAGE_SUBSCRIPTION}?${new URLSearchParams({ [METHOD_CHANGE_PARAMETER]: id })}`;

/** Pages of joining after the account is made, and the one that the provider leads back to (docs/product/rules.md R13): on them a login may be pending. */
const PAGES: readonly string[] = ['auth-plans', 'voucher', 'auth-success', 'auth-fail', 'payment-status'];

export const isJoiningPage = (page: string): boolean => PAGES.includes(page);

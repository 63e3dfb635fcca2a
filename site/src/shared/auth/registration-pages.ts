/**
 * Registration pages after the account is created, and the page that the payment provider returns to
 * (docs/product/rules.md R13): on these pages a session may be pending.
 */
const PAGES: readonly string[] = ['auth-plans', 'voucher', 'auth-success', 'auth-fail', 'payment-status'];

export const isRegistrationPage = (page: string): boolean => PAGES.includes(page);

/**
 * Registration pages after the account is created, and the page that the payment provider returns to
 * (docs/product/rules.md R13): a tab that is joining may stay on these pages.
 */
const PAGES: readonly string[] = ['auth-plans', 'voucher', 'auth-success', 'auth-fail', 'payment-status'];

export const isRegistrationPage = (page: string): boolean => PAGES.includes(page);

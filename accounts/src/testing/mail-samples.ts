import type { MailData } from '../platform/mail/mail-data';

const NAME = 'سلمى <Salma>';
const PLAN = 'Monthly, without ads';
const AMOUNT = { amountMinor: 3000, currency: 'AED' };
const SOON = '2026-11-23T16:30:00.000Z';
const LATER = '2026-12-21T16:30:00.000Z';

/** Sample data for each mail, with a name that breaks careless HTML escaping and sentence building. */
export const MAIL_SAMPLES: MailData = {
  'verify-email': { path: '/auth/verify?token=a-token&more=1' },
  'reset-code': { name: NAME, code: '4071', minutes: 10 },
  'email-code': { code: '6120', minutes: 10 },
  'email-changed': { name: NAME, newEmail: 's•••@example.com', at: SOON },
  'password-changed': { name: NAME, at: SOON },
  'new-device': { name: NAME, device: 'Chrome · Android', at: SOON },
  receipt: {
    name: NAME,
    number: 'R-2026-000017',
    plan: PLAN,
    path: '/account/receipts/R-2026-000017',
    from: SOON,
    until: LATER,
    next: { amountMinor: 3000, at: LATER },
    ...AMOUNT,
  },
  'trial-started': { name: NAME, plan: PLAN, endsAt: SOON, fullPrice: null, ...AMOUNT },
  'trial-ends-soon': {
    name: NAME,
    plan: PLAN,
    endsAt: SOON,
    fullPrice: { amountMinor: 5000, at: LATER },
    ...AMOUNT,
  },
  'plan-changed': {
    name: NAME,
    plan: PLAN,
    takesEffect: 'now',
    effectiveAt: SOON,
    paidMinor: 1500,
    nextAt: LATER,
    ...AMOUNT,
  },
  'payment-method-changed': {
    name: NAME,
    plan: PLAN,
    method: 'card',
    card: { brand: 'mastercard', last4: '4444' },
    at: SOON,
    next: { at: LATER, ...AMOUNT },
  },
  'payment-refunded': {
    ...{ name: NAME, plan: PLAN, paidAt: SOON, failed: false, ended: true, resumed: false },
    ...AMOUNT,
  },
  'payment-disputed': {
    ...{ name: NAME, plan: PLAN, state: 'open', paidAt: SOON, ended: false, runs: true },
    ...AMOUNT,
  },
  'card-expires-soon': {
    ...{ name: NAME, plan: PLAN, card: { brand: 'visa', last4: '4242' }, dueAt: LATER },
    ...AMOUNT,
  },
  'renewal-failed': { name: NAME, plan: PLAN, nextTryAt: SOON, graceEndsAt: LATER, ...AMOUNT },
  'subscription-ended': { name: NAME, plan: PLAN },
  'subscription-cancelled': { name: NAME, plan: PLAN, endsAt: LATER, store: null },
  'account-deleted': { name: NAME, recoverUntil: LATER },
  'account-recovered': { name: NAME, at: LATER },
  'delete-code': { name: NAME, code: '9015', minutes: 10 },
  reminder: { name: NAME, title: 'كأس مينا & friends', startsAt: SOON, path: '/shows/mina-cup-backup' },
  'newsletter-welcome': { categories: ['sports', 'business'], unsubscribePath: '/newsletter?leave=a-token' },
};

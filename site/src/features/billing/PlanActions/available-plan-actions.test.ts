import { availablePlanActions } from './available-plan-actions';

const NONE = {
  subscribe: false,
  change: false,
  resume: false,
  cancel: false,
  changeMethod: false,
  notice: null,
};

test.each([
  ['FREE', null, { subscribe: true }],
  ['TRIAL', 'CARD', { change: true, cancel: true, changeMethod: true }],
  ['ACTIVE', 'APPLE_PAY', { change: true, cancel: true, changeMethod: true }],
  ['CANCELLED', 'CARD', { resume: true, changeMethod: true }],
  ['PAST_DUE', 'CARD', { cancel: true, changeMethod: true }],
  ['ACTIVE', 'VOUCHER', { notice: 'VOUCHER_MANAGED' }],
  ['ACTIVE', 'GOOGLE', { cancel: true, notice: 'STORE_MANAGED' }],
  ['CANCELLED', 'GOOGLE', { notice: 'STORE_NOTICE_GOOGLE' }],
  ['CANCELLED', 'APPLE', { notice: 'STORE_NOTICE_APPLE' }],
] as const)('%s by %s is offered only what would not be refused', (status, paymentMethod, offered) => {
  expect(availablePlanActions({ status, paymentMethod })).toEqual({ ...NONE, ...offered });
});

/** @jest-environment node */
import { availablePlanActions } from './available-plan-actions';

const NONE = {
  subscribe: false,
  change: false,
  resume: false,
  cancel: false,
  changeMethod: false,
};

test.each([
  ['FREE', null, { subscribe: true }],
  ['TRIAL', 'CARD', { change: true, cancel: true, changeMethod: true }],
  ['ACTIVE', 'APPLE_PAY', { change: true, cancel: true, changeMethod: true }],
  ['CANCELLED', 'CARD', { resume: true, changeMethod: true }],
  ['PAST_DUE', 'CARD', { cancel: true, changeMethod: true }],
  ['ACTIVE', 'VOUCHER', {}],
  ['ACTIVE', 'GOOGLE', { cancel: true }],
  ['CANCELLED', 'GOOGLE', {}],
  ['CANCELLED', 'APPLE', {}],
] as const)('%s by %s is offered only what would not be refused', (status, paymentMethod, offered) => {
  const facts = { status, paymentMethod, renewalHold: null };
  expect(availablePlanActions(facts)).toEqual({ ...NONE, ...offered });
});

test.each(['DISPUTE', 'PROVIDER'] as const)(
  'while %s holds the renewal, the plan cannot change',
  (renewalHold) => {
    expect(availablePlanActions({ status: 'ACTIVE', paymentMethod: 'CARD', renewalHold })).toEqual({
      ...{ ...NONE, cancel: true, changeMethod: true },
    });
  },
);

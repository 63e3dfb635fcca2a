/** @jest-environment node */
import { firstFailure } from './first-failure';

test.each([
  ['that succeeded', { errors: [] }, null],
  ['that failed twice', { errors: [{ code: 'PAYMENT_DUE' }, { code: 'NO_SUBSCRIPTION' }] }, 'PAYMENT_DUE'],
  ['without a payload', null, 'SOMETHING_WENT_WRONG'],
  ['without an answer', undefined, 'SOMETHING_WENT_WRONG'],
])('a mutation %s', (_what, payload, code) => {
  expect(firstFailure(payload)).toBe(code);
});

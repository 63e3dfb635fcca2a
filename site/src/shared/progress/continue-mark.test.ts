import { authState } from '../auth/auth-state';
import { CONTINUE_ATTRIBUTE, CONTINUE_SCRIPT, hasContinueMark, setContinueMark } from './continue-mark';

const VIEWER = {
  token: 't',
  id: 'viewer-1',
  has_subscription: false,
  subscription_type: null,
  with_ads: true,
  subscription_payment_method: null,
};
const isReserved = (): boolean => {
  document.documentElement.removeAttribute(CONTINUE_ATTRIBUTE);
  globalThis.eval(CONTINUE_SCRIPT);
  return document.documentElement.hasAttribute(CONTINUE_ATTRIBUTE);
};
const signIn = (state: typeof VIEWER | null): void => {
  authState.set(state);
  if (state) localStorage.setItem('sahra.auth', JSON.stringify(state));
  else localStorage.removeItem('sahra.auth');
};

beforeEach(() => {
  localStorage.clear();
  signIn(null);
});

test('the room is reserved before the paint only for whom the row has entries', () => {
  expect(isReserved()).toBe(false);
  setContinueMark(true);
  expect([isReserved(), hasContinueMark()]).toEqual([true, true]);
  signIn(VIEWER);
  expect([isReserved(), hasContinueMark()]).toEqual([false, false]);
  setContinueMark(true);
  expect(isReserved()).toBe(true);
  setContinueMark(false);
  expect(isReserved()).toBe(false);
});

import { createAccessToken, session } from '../../../testing/graph';
import { AUTH_KEY, authEpoch, authState, clearAuth, startAuth, storeAuth } from './auth-state';
import { startSession } from './start-session';
import { clearSession } from './clear-session';
import { viewerDetails } from './viewer-state';

const stored = (): Record<string, unknown> | null =>
  JSON.parse(localStorage.getItem(AUTH_KEY) ?? 'null') as Record<string, unknown> | null;

afterEach(clearSession);

test('a login stores exactly the six fields and the cookie', () => {
  const token = createAccessToken(600);
  startSession(session(token) as never);
  expect(stored()).toEqual({
    token,
    id: 'viewer-1',
    has_subscription: true,
    subscription_type: { name: 'Monthly' },
    with_ads: false,
    subscription_payment_method: 'card',
  });
  expect(document.cookie).toContain('logged=true');
  expect(viewerDetails.get()).toEqual({ id: 'viewer-1', name: 'Nour Adel' });
});

test('a subscription that could not be read is stored as none, with advertising', () => {
  startSession(session(createAccessToken(600), { subscription: null }) as never);
  expect(stored()).toMatchObject({
    has_subscription: true,
    subscription_type: null,
    with_ads: true,
    subscription_payment_method: null,
  });
});

test('nothing of one viewer survives the login of another', () => {
  startSession(session(createAccessToken(600)) as never);
  const before = authEpoch();
  startSession(
    session(createAccessToken(600, 'b'), {
      id: 'viewer-2',
      name: 'Sami',
      hasSubscription: false,
      subscription: { plan: null, withAds: true, paymentMethod: null },
    }) as never,
  );
  expect(stored()).toMatchObject({
    id: 'viewer-2',
    subscription_type: null,
    subscription_payment_method: null,
  });
  expect(authEpoch()).toBeGreaterThan(before);
  expect(viewerDetails.get()?.name).toBe('Sami');
});

test('a renewed bearer of the same viewer keeps the epoch, so caches stay', () => {
  startSession(session(createAccessToken(600)) as never);
  const before = authEpoch();
  startSession(session(createAccessToken(900, 'c')) as never);
  expect(authEpoch()).toBe(before);
});

test('signed out: no token, nothing stored, no cookie', () => {
  startSession(session(createAccessToken(600)) as never);
  clearAuth();
  expect(authState.get()).toBeNull();
  expect(localStorage.getItem(AUTH_KEY)).toBeNull();
  expect(document.cookie).not.toContain('logged');
});

test('what an earlier visit stored is read again, and broken storage reads as signed out', () => {
  const state = {
    token: 't',
    id: '1',
    has_subscription: false,
    subscription_type: null,
    with_ads: true,
    subscription_payment_method: null,
  };
  localStorage.setItem(AUTH_KEY, JSON.stringify(state));
  startAuth()();
  expect(authState.get()).toEqual(state);
  localStorage.setItem(AUTH_KEY, '{"token":');
  startAuth()();
  expect(authState.get()).toBeNull();
});

test('signing out in another tab signs this one out', () => {
  const stop = startAuth();
  storeAuth({
    token: 't',
    id: '1',
    has_subscription: false,
    subscription_type: null,
    with_ads: true,
    subscription_payment_method: null,
  });
  localStorage.removeItem(AUTH_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: AUTH_KEY, newValue: null }));
  expect(authState.get()).toBeNull();
  stop();
});

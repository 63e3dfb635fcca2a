import { storeAuth, authState, clearAuth } from '../auth/auth-state';
import { joining } from '../auth/joining';
import { deviceStorage, tabStorage } from './browser-storage';

const AUTH = {
  token: 't',
  id: '7',
  has_subscription: false,
  subscription_type: null,
  with_ads: true,
  subscription_payment_method: null,
};
const stores = [
  ['localStorage', deviceStorage],
  ['sessionStorage', tabStorage],
] as const;

/** A browser that refuses cookies throws as soon as the property is read. */
const refuse = (): void => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
};

afterEach(() => {
  jest.restoreAllMocks();
  clearAuth();
  localStorage.clear();
  sessionStorage.clear();
});

test.each(stores)('%s keeps what is written over a reload', (name, store) => {
  store.set('a', '1');
  expect(window[name].getItem('a')).toBe('1');
  store.remove('a');
  expect(store.get('a')).toBeNull();
  expect(window[name]).toHaveLength(0);
});

test.each(stores)('where %s is refused, the page remembers', (_, store) => {
  refuse();
  expect(store.get('a')).toBeNull();
  store.set('a', '1');
  expect(store.get('a')).toBe('1');
  store.remove('a');
  expect(store.get('a')).toBeNull();
});

test.each(stores)('where %s is full, the page remembers, and nothing older comes back', (name, store) => {
  store.set('a', '1');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  store.set('a', '2');
  expect(store.get('a')).toBe('2');
  expect(window[name].getItem('a')).toBeNull();
  full.mockRestore();
  store.set('a', '3');
  expect(window[name].getItem('a')).toBe('3');
});

test('a login and a registration under way last as long as the page in such a browser', () => {
  refuse();
  storeAuth(AUTH);
  joining.begin(AUTH.id);
  expect(authState.get()?.id).toBe(AUTH.id);
  window.dispatchEvent(new Event('pageshow'));
  expect(authState.get()?.id).toBe(AUTH.id);
  expect(joining.get()).toBe(true);
  clearAuth();
  expect(authState.get()).toBeNull();
});

import { registerWorker } from './register-worker';

const register = jest.fn(() => Promise.resolve());

beforeEach(() => {
  register.mockClear();
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
});

test('the worker is registered after the page is loaded, and its script never comes from a cache', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  registerWorker(true);
  expect(register).not.toHaveBeenCalled();
  state.mockRestore();
  window.dispatchEvent(new Event('load'));
  expect(register.mock.calls).toEqual([['/service-worker.js', { updateViaCache: 'none' }]]);
});

test('a page that is loaded already registers it at once, development never', () => {
  registerWorker(false);
  expect(register).not.toHaveBeenCalled();
  registerWorker(true);
  expect(register).toHaveBeenCalledTimes(1);
});

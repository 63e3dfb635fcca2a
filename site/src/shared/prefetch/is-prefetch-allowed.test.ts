import { isPrefetchAllowed } from './is-prefetch-allowed';

const browser = (changes: Record<string, unknown>): void => {
  for (const [name, value] of Object.entries({
    connection: undefined,
    onLine: true,
    userAgent: '',
    ...changes,
  }))
    Object.defineProperty(navigator, name, { value, configurable: true });
};

test.each([
  ['a browser that tells nothing of its connection', {}, true],
  ['4g', { connection: { saveData: false, effectiveType: '4g' } }, true],
  ['a data saver', { connection: { saveData: true, effectiveType: '4g' } }, false],
  ['2g', { connection: { effectiveType: '2g' } }, false],
  ['slow 2g', { connection: { effectiveType: 'slow-2g' } }, false],
  ['no network', { onLine: false }, false],
  ['a crawler', { userAgent: 'Googlebot/2.1' }, false],
])('with %s', (_name, changes, expected) => {
  browser(changes);
  expect(isPrefetchAllowed()).toBe(expected);
});

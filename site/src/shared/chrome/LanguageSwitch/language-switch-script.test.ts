import fc from 'fast-check';

import { swapLocale } from '../../i18n/swap-locale';
import { LANGUAGE_SWITCH_SCRIPT } from './language-switch-script';

const link = document.createElement('a');
link.dataset['languageSwitch'] = '';
link.hreflang = 'ar';
link.href = '/ar/as-served';
link.append(document.createElement('span'));

beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = LANGUAGE_SWITCH_SCRIPT;
  document.head.append(script);
  document.body.append(link);
  document.addEventListener('click', (event) => event.preventDefault());
});

const pressedAt = (address: string): string => {
  window.history.pushState(null, '', address);
  link.querySelector('span')?.click();
  return link.getAttribute('href') ?? '';
};

const segment = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
const address = fc
  .tuple(
    fc.constantFrom('', '/en', '/ar'),
    fc.array(segment, { maxLength: 3 }),
    fc.constantFrom('', '?t=10&u=%D8%A3', '?x'),
    fc.constantFrom('', '#comments'),
  )
  .map(
    ([prefix, segments, query, hash]) =>
      `${prefix}/${segments.join('/')}`.replace(/(.)\/$/, '$1') + query + hash,
  );

test('before React is there, the switch goes where it goes afterwards', () => {
  fc.assert(
    fc.property(address, (from) => {
      expect(pressedAt(from)).toBe(swapLocale(from, 'ar'));
    }),
  );
});

test('the choice is remembered', () => {
  pressedAt('/en/faq');
  expect(document.cookie).toContain('i18n_redirected=ar');
});

/** @jest-environment-options {"url": "https://sahra.example/"} */
import { LOCALE_COOKIE } from '@sahra/schemas/constants';

import { LANGUAGE_SWITCH_SCRIPT } from '../chrome/LanguageSwitch/language-switch-script';
import { readCookie, writeCookie } from './cookies';

const written = jest.spyOn(document, 'cookie', 'set');

test('on https a cookie never travels unencrypted', () => {
  writeCookie('logged', 'true', { maxAge: 60 });
  expect(written).toHaveBeenLastCalledWith('logged=true; path=/; max-age=60; samesite=lax; secure');
});

test('nor does that of the language switch before React is there', () => {
  const script = document.createElement('script');
  script.textContent = LANGUAGE_SWITCH_SCRIPT;
  document.head.append(script);
  document.body.innerHTML = '<a data-language-switch hreflang="ar" href="#">ع</a>';
  document.querySelector('a')?.click();
  expect(written).toHaveBeenLastCalledWith(
    `${LOCALE_COOKIE.name}=ar; path=/; max-age=${LOCALE_COOKIE.maxAgeSeconds}; samesite=lax; secure`,
  );
});

test('a browser that refuses cookies remembers for the page what was chosen', () => {
  written.mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  const read = jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect(readCookie('banner')).toBeNull();
  writeCookie('banner', 'false', { maxAge: 60 });
  expect(readCookie('banner')).toBe('false');
  document.querySelector('a')?.click();
  expect(document.querySelector('a')).toHaveAttribute('href', '/ar');
  writeCookie('banner', '', { maxAge: 0 });
  expect(readCookie('banner')).toBeNull();
  read.mockRestore();
});

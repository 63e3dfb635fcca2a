/** @jest-environment-options {"url": "https://sahra.example/"} */
import { LOCALE_COOKIE } from '@sahra/schemas/constants';

import { LANGUAGE_SWITCH_SCRIPT } from '../chrome/LanguageSwitch/language-switch-script';
import { writeCookie } from './write-cookie';

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

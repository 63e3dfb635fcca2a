import type { Page } from '@playwright/test';

import { label } from './interface-text';
import { waitForHydration } from './wait-for-hydration';

/** Fills in and submits the login form; the caller checks the result. */
export const logIn = async (
  page: Page,
  lang: 'en' | 'ar',
  email: string,
  password: string,
): Promise<void> => {
  await page.goto(`/${lang}/auth/login`);
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: label(lang, 'auth.login') });
  await waitForHydration(send);
  await main.getByLabel(label(lang, 'field.email')).fill(email);
  await main.getByLabel(label(lang, 'field.password'), { exact: true }).fill(password);
  await send.click();
};

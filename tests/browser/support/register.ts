import { expect, type Page } from '@playwright/test';

import { label } from './interface-text';
import { waitForHydration } from './wait-for-hydration';

export const REGISTERED_PASSWORD = 'evening-2026';

/** Registers a viewer by the form, who then is on the page of the plans. */
export const register = async (page: Page, lang: 'en' | 'ar') => {
  const email = `viewer-${lang}-${Date.now()}@sahra.example`;
  const main = page.getByRole('main');
  await page.goto(`/${lang}/auth/register`);
  const send = main.getByRole('button', { name: label(lang, 'auth.createAccount') });
  await waitForHydration(send);
  await main.getByLabel(label(lang, 'field.name')).fill(lang === 'en' ? 'Nour Adel' : 'نور عادل');
  await main.getByLabel(label(lang, 'field.email')).fill(email);
  await main.getByLabel(label(lang, 'field.password'), { exact: true }).fill(REGISTERED_PASSWORD);
  await main.getByRole('checkbox').check();
  await send.click();
  await expect(page).toHaveURL(new RegExp(`/${lang}/auth/plans$`));
  return { email, password: REGISTERED_PASSWORD };
};

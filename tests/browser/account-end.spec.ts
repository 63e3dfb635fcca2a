import type { Page } from '@playwright/test';

import { message, label } from './support/interface-text';
import { logIn } from './support/log-in';
import { REGISTERED_PASSWORD } from './support/register';
import { registerViewer } from './support/register-viewer';
import { expect, test } from './support/test';
import { waitForMail } from './support/wait-for-mail';
import { waitForHydration } from './support/wait-for-hydration';

/** Records the addresses that the page goes through from now on. */
const addressesOf = (page: Page): string[] => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.push(frame.url());
  });
  return addresses;
};

/** Deletes the account of a viewer who has just registered; returns its address. */
const deleteAccount = async (page: Page, lang: 'en' | 'ar', before: () => Promise<void>): Promise<string> => {
  const { email, password } = await registerViewer(page, lang);
  await page.goto(`/${lang}/settings/delete-account?reason=privacy`);
  const send = page.getByRole('button', { name: label(lang, 'settings.delete') });
  await waitForHydration(send);
  await page.getByLabel(label(lang, 'field.password'), { exact: true }).fill(password);
  await send.click();
  const asked = page.getByRole('dialog', { name: label(lang, 'delete-account.ask') });
  await before();
  await asked.getByRole('button', { name: label(lang, 'settings.delete') }).click();
  return email;
};

test('a deleted account is confirmed on the landing page, and its recovery leads home', async ({
  page,
  lang,
  prefix,
}) => {
  let addresses: string[] = [];
  const email = await deleteAccount(page, lang, () => {
    addresses = addressesOf(page);
    return Promise.resolve();
  });
  const told = page.getByRole('dialog', { name: label(lang, 'farewell.title') });
  await expect(told).toContainText(email);
  await expect(page).toHaveURL(new RegExp(`${prefix}$`));
  await told.getByRole('button', { name: label(lang, 'farewell.close') }).click();
  await expect(told).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${prefix}$`));
  await expect(page.getByRole('banner').getByRole('link', { name: label(lang, 'auth.login') })).toBeVisible();
  expect(addresses.filter((address) => address.includes('/auth/login'))).toEqual([]);

  // The other tab of a deleted account asks for the login on the page that deletes accounts.
  const back = encodeURIComponent(`${prefix}/settings/delete-account?reason=privacy`);
  await page.goto(`${prefix}/auth/login?error=SessionRequired&callbackUrl=${back}`);
  const send = page.getByRole('main').getByRole('button', { name: label(lang, 'auth.login') });
  await waitForHydration(send);
  await page.getByLabel(label(lang, 'field.email')).fill(email);
  await page.getByLabel(label(lang, 'field.password'), { exact: true }).fill(REGISTERED_PASSWORD);
  await send.click();
  await page.getByRole('button', { name: label(lang, 'recovery.recover') }).click();
  await expect(page.getByText(label(lang, 'recovery.recovered'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${prefix}/home$`));
});

test('a landing page that opens as a document confirms a deletion too', async ({ page, lang, prefix }) => {
  const data = /\/page-data\/(?:en|ar)\/page-data\.json/;
  const email = await deleteAccount(page, lang, async () => {
    // The data come for the new document, and for it alone.
    await page.route(data, (route) => (page.url().includes('/settings/') ? route.abort() : route.fallback()));
  });
  const told = page.getByRole('dialog', { name: label(lang, 'farewell.title') });
  await expect(told).toContainText(email);
  await expect(page).toHaveURL(new RegExp(`${prefix}$`));
  await told.getByRole('button', { name: label(lang, 'farewell.close') }).click();
  await expect(told).toBeHidden();
});

test('a deletion whose answer is lost leads to the landing page, which says what is known', async ({
  page,
  lang,
  prefix,
}) => {
  let addresses: string[] = [];
  const email = await deleteAccount(page, lang, async () => {
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('DeleteAccount')) return route.fallback();
      await route.fetch();
      return route.abort();
    });
    addresses = addressesOf(page);
  });
  const told = page.getByRole('dialog', { name: label(lang, 'farewell.lostTitle') });
  await expect(told).toContainText(email);
  await expect(page).toHaveURL(new RegExp(`${prefix}$`));
  expect(addresses.filter((address) => address.includes('/auth/login'))).toEqual([]);
});

test('a changed email is confirmed in its place, and the next login asks for it', async ({
  page,
  lang,
  prefix,
}) => {
  const { email, password } = await registerViewer(page, lang);
  const next = email.replace('@', '-next@');
  await page.goto(`${prefix}/account`);
  const change = page.getByRole('button', { name: label(lang, 'account.emailTitle') });
  await waitForHydration(change);
  const addresses = addressesOf(page);
  await change.click();
  const dialog = page.getByRole('dialog', { name: label(lang, 'account.emailTitle') });
  await dialog.getByLabel(label(lang, 'account.emailNew')).fill(next);
  await dialog.getByLabel(label(lang, 'change-password.current')).fill(password);
  await dialog.getByRole('button', { name: label(lang, 'recovery.sendCode') }).click();
  const code = await waitForMail(page.request, next, /(?<!\d)(\d{4})(?!\d)/);
  await dialog.getByLabel(label(lang, 'recovery.code')).fill(code);
  await dialog.getByRole('button', { name: label(lang, 'account.emailConfirm') }).click();
  await expect(dialog).toBeHidden();
  const [confirmed] = label(lang, 'account.emailChanged').split('{{', 1);
  await expect(page.getByText(confirmed ?? '').filter({ hasText: next })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(next);
  expect(addresses).toEqual([]);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(next);
  await page
    .getByRole('main')
    .getByRole('button', { name: label(lang, 'auth.signOut') })
    .last()
    .click();
  await expect(page.getByText(message(lang, 'SIGNED_OUT'))).toBeVisible();
  await logIn(page, lang, next, password);
  await expect(page).toHaveURL(new RegExp(`${prefix}/home$`));
});

test('a sign-out in the settings is confirmed on the landing page and leaves nothing of the viewer', async ({
  page,
  lang,
  prefix,
}) => {
  await registerViewer(page, lang);
  await page.goto(`${prefix}/account`);
  await page.evaluate(() => {
    localStorage.setItem('sahra.searches', '["oud"]');
    sessionStorage.setItem('sahra.seen', '["x"]');
  });
  const addresses = addressesOf(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: label(lang, 'auth.signOut') })
    .last()
    .click();
  await expect(page.getByText(message(lang, 'SIGNED_OUT'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${prefix}$`));
  expect(addresses.filter((address) => address.includes('/auth/login'))).toEqual([]);
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(kept.filter((key) => /auth|searches|seen/.test(key))).toEqual([]);
});

test('signing out everywhere leads to the landing page too', async ({ page, lang, prefix }) => {
  // A viewer of its own: the seeded ones are signed in elsewhere too.
  await registerViewer(page, lang);
  await page.goto(`${prefix}/settings/devices`);
  const all = page.getByRole('region', { name: label(lang, 'settings-devices.all') });
  await all
    .getByRole('button', { name: label(lang, 'settings-devices.signOut') })
    .last()
    .click();
  const addresses = addressesOf(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label(lang, 'settings-devices.signOut') })
    .click();
  await expect(page.getByText(message(lang, 'SIGNED_OUT'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${prefix}$`));
  expect(addresses.filter((address) => address.includes('/auth/login'))).toEqual([]);
});

test('a changed password is confirmed, and this session goes on', async ({ page, lang, prefix }) => {
  const { password } = await registerViewer(page, lang);
  await page.goto(`${prefix}/settings/change-password`);
  await page.getByLabel(label(lang, 'change-password.current')).fill(password);
  await page.getByLabel(label(lang, 'change-password.new'), { exact: true }).fill('another-evening-2026');
  await page.getByLabel(label(lang, 'change-password.again')).fill('another-evening-2026');
  await page
    .getByRole('main')
    .getByRole('button', { name: label(lang, 'change-password.submit') })
    .click();
  await expect(page.getByText(message(lang, 'PASSWORD_CHANGED'))).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(label(lang, 'change-password.current'))).toBeVisible();
});

test.describe('of a subscriber', () => {
  test.use({ visitor: 'viewer' });
  test.skip(({ lang }) => lang !== 'ar', 'Depends on neither language nor direction.');

  for (const path of [
    '/subscribe/payment-success',
    '/subscribe/payment-failure',
    '/subscribe/paymet-status',
  ] as const)
    test(`acceptance 135: ${path} claims nothing of a payment that is missing, unknown or no code`, async ({
      page,
      lang,
      prefix,
    }) => {
      for (const query of [
        '',
        '?id=',
        '?id=nope',
        `?id=${'x'.repeat(300)}`,
        '?id=../../viewer',
        '?id=%00',
        '?id=٣',
      ]) {
        await page.goto(`${prefix}${path}${query}`);
        await expect(
          page.getByRole('heading', { level: 1, name: label(lang, 'payment.unknown') }),
        ).toBeVisible();
      }
    });
});

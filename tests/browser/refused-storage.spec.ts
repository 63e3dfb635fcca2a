import type { Page } from '@playwright/test';

import { DESKTOP_PAGES } from './support/addresses';
import { label, message } from './support/interface-text';
import { logIn } from './support/log-in';
import { expect, test } from './support/test';
import { goTo } from './support/go-to';
import { SEEDED_PASSWORD, SEEDED_VIEWERS } from './support/viewer';
import { waitForHydration } from './support/wait-for-hydration';

test.use({ savesData: true });

/** Lets each use throw that throws in Chrome and Firefox where a person has refused the cookies of a site. */
const refuse = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const deny = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: deny });
    Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: deny });
    Object.defineProperty(window, 'BroadcastChannel', { value: deny });
  });

/** Lets the browser keep nothing more. */
const fill = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

test('every page works where cookies and storage are refused', async ({ page, prefix, catalogue }) => {
  test.slow();
  await refuse(page);
  const failures: string[] = [];
  page.on('pageerror', ({ message: text }) => failures.push(`${page.url()}: ${text}`));
  const pages = DESKTOP_PAGES.filter(({ visitor }) => visitor === 'stranger');
  expect(pages.length).toBeGreaterThan(20);
  for (const { path } of pages) {
    await page.goto(`${prefix}${path(catalogue)}`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).not.toHaveAttribute('data-unheard');
    await expect(page.locator('body')).toHaveText(/\S{2}/u);
    await expect(page.locator('h1, h2'), page.url()).not.toHaveCount(0);
  }
  expect(failures).toEqual([]);
});

test('what needs cookies says so at its form, and nothing typed is lost', async ({ page, prefix, lang }) => {
  await refuse(page);
  await logIn(page, lang, SEEDED_VIEWERS.free, SEEDED_PASSWORD);
  const main = page.getByRole('main');
  await expect(main.getByText(message(lang, 'COOKIES_NEEDED'))).toBeVisible();
  await expect(main.getByLabel(label(lang, 'field.email'))).toHaveValue(SEEDED_VIEWERS.free);

  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.postData() ?? ''));
  await page.goto(`${prefix}/auth/register`);
  const send = main.getByRole('button', { name: label(lang, 'auth.createAccount') });
  await waitForHydration(send);
  await main.getByLabel(label(lang, 'field.name')).fill('Laila Haddad');
  await main.getByLabel(label(lang, 'field.email')).fill('refused-cookies@sahra.example');
  await main.getByLabel(label(lang, 'field.password'), { exact: true }).fill('Sahra-evening-26');
  await main.getByRole('checkbox').check();
  await send.click();
  await expect(main.getByText(message(lang, 'COOKIES_NEEDED'))).toBeVisible();
  expect(calls.filter((body) => body.includes('"Register"'))).toEqual([]);
});

test('a browser that forgets the cookies which it is given says the same', async ({
  page,
  context,
  lang,
}) => {
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const { 'set-cookie': _, ...headers } = response.headers();
    await context.clearCookies();
    await route.fulfill({ response, headers });
  });
  await logIn(page, lang, SEEDED_VIEWERS.free, SEEDED_PASSWORD);
  await expect(page.getByRole('main').getByText(message(lang, 'COOKIES_NEEDED'))).toBeVisible();
});

test('where the storage is full, a login goes on in the next document', async ({ page, prefix, lang }) => {
  await fill(page);
  await logIn(page, lang, SEEDED_VIEWERS.free, SEEDED_PASSWORD);
  await expect(page).toHaveURL(`${prefix}/home`);
  await goTo(page, `${prefix}/settings/profile`);
  await expect(page).toHaveURL(`${prefix}/settings/profile`);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();

  // As the language switch and the way back from the payment page do.
  const other = lang === 'en' ? 'ar' : 'en';
  await page.goto(`/${other}/settings/profile`);
  await expect(page.getByRole('main').getByText(SEEDED_VIEWERS.free).first()).toBeVisible();
  await expect(page).toHaveURL(`/${other}/settings/profile`);
  await page.goto(`/${other}/faq`);
  await expect(page.locator('html')).toHaveAttribute('data-signed-in', '');
});

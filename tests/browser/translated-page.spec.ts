import { delayResponses } from './support/delay-responses';
import { goTo } from './support/go-to';
import { label, message } from './support/interface-text';
import { clickPlay, PLAYBACK_TIMEOUT, STREAMING_TEST_MS, timeOf } from './support/player';
import { expect, test } from './support/test';
import { translatePage } from './support/translate-page';
import { waitForHydration } from './support/wait-for-hydration';

test.use({ savesData: true, viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: STREAMING_TEST_MS });

const TYPED = { en: 'night', ar: 'ليل' } as const;
const NOTHING_HAS = 'qqqqqqq';

/** A translated page differs from the served one, which React only logs. */
const isOfReact = (complaint: string): boolean => /Minified React error #4(18|2[2-5])/.test(complaint);

let failures: string[];
test.beforeEach(async ({ page }) => {
  failures = [];
  page.on('pageerror', ({ message }) => {
    if (!isOfReact(message)) failures.push(message);
  });
  await translatePage(page);
});
test.afterEach(async ({ page }) => {
  expect(failures).toEqual([]);
  await expect(page.locator('font font').first(), 'the page is translated').toBeAttached();
});

test('search: suggestions, results, filters, another query, none', async ({ page, prefix, lang }) => {
  await page.goto(`${prefix}/faq`);
  await waitForHydration(page.getByRole('banner'));
  const field = page.getByRole('combobox', { name: label(lang, 'nav.search') });
  await field.pressSequentially(TYPED[lang]);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${prefix}/search\\?q=`));
  const main = page.getByRole('main');
  await expect(main.getByRole('link').first()).toBeVisible();
  const found = main.getByRole('status').filter({ hasText: TYPED[lang] });
  await expect(found).toBeVisible();
  const free = main.getByRole('button', { name: label(lang, 'search.free') });
  await free.click();
  await expect(page).toHaveURL(/&free=1$/);
  await expect(found).toBeVisible();
  await free.click();
  await expect(page).not.toHaveURL(/free/);
  const large = main.getByRole('combobox');
  for (const query of [NOTHING_HAS, TYPED[lang]]) {
    await large.fill(query);
    await page.keyboard.press('Enter');
    // Until the page of this query is there, its words stand in the suggestions only, and Back leads elsewhere.
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === query);
    await expect(main.getByText(query).first()).toBeVisible();
  }
  await page.goBack();
  await expect(main.getByText(NOTHING_HAS).first()).toBeVisible();
});

test('schedule: days, views and back; then on to other pages and their menus', async ({
  page,
  prefix,
  lang,
}) => {
  await page.goto(`${prefix}/schedule`);
  await expect(page.locator('[data-cell]').first()).toBeVisible();
  const days = page.locator('nav ol a[href*="day="]');
  await days.last().click();
  await expect(page).toHaveURL(/\?day=/);
  await expect(days.last()).toHaveAttribute('aria-current', 'true');
  await days.nth(1).click();
  await expect(days.nth(1)).toHaveAttribute('aria-current', 'true');
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(page.getByRole('main')).toBeVisible();
  await page.getByRole('button', { name: label(lang, 'nav.openMenu') }).click();
  const menu = page.getByRole('dialog', { name: label(lang, 'nav.mobile') });
  await menu.locator('a[href$="/sports"]').first().click();
  await expect(page).toHaveURL(/\/sports$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(days.nth(1)).toHaveAttribute('aria-current', 'true');
});

test('watch: the film, its controls and comments; an error and its end', async ({
  page,
  prefix,
  lang,
  catalogue,
}) => {
  await page.goto(`${prefix}/watch/${catalogue.episode}#comments`);
  await waitForHydration(page.getByRole('banner'));
  await clickPlay(page, lang);
  await expect.poll(() => timeOf(page), PLAYBACK_TIMEOUT).toBeGreaterThan(0.3);
  await page.locator('#comments').scrollIntoViewIfNeeded();
  await expect(
    page.locator('#comments').getByRole('button', { name: label(lang, 'comments.logIn') }),
  ).toBeVisible();
  await page
    .getByRole('button', { name: label(lang, 'watch.share') })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: label(lang, 'share.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.route('**/graphql?*', (route) => route.abort());
  await page.goto(`${prefix}/search?q=${TYPED[lang]}`);
  await expect(page.getByText(label(lang, 'search.failed'))).toBeVisible();
  await page.unroute('**/graphql?*');
  await page.getByRole('button', { name: label(lang, 'state.retry') }).click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: TYPED[lang] })).toBeVisible();
});

test('subscribe, the forms and shorts', async ({ page, prefix, lang }) => {
  await page.goto(`${prefix}/subscribe`);
  await waitForHydration(page.getByRole('banner'));
  const main = page.getByRole('main');
  for (const period of await main.getByRole('radio').all()) await period.check({ force: true });
  await page.goto(`${prefix}/auth/register`);
  const send = main.getByRole('button', { name: label(lang, 'auth.createAccount') });
  await waitForHydration(send);
  await send.click();
  await expect(main.locator('[aria-invalid="true"]').first()).toBeVisible();
  const name = main.getByLabel(label(lang, 'field.name'));
  await name.fill('Laila Haddad');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${prefix}/shorts`);
  // Until the page's script runs, none of them is.
  await expect(page.locator('[data-short]:not([inert])')).toHaveCount(1);
  for (const place of [1, 2]) {
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-short]').nth(place)).not.toHaveAttribute('inert');
  }
});

test('what was typed and pressed before the scripts came is kept', async ({ page, prefix, lang }) => {
  const letThrough = await delayResponses(page, '**/*.js');
  await page.goto(`${prefix}/auth/login`, { waitUntil: 'commit' });
  await expect(page.locator('main font font').first()).toBeAttached();
  const email = page.locator('main input[type=email]');
  await email.fill('nobody');
  await page.locator('main form button[type=submit]').click();
  letThrough();
  await expect(page.getByText(message(lang, 'EMAIL_INVALID'))).toBeVisible();
  await expect(email).toHaveValue('nobody');
});

test.describe('a viewer', () => {
  test.use({ visitor: 'viewer' });

  test('home, settings and the watchlist', async ({ page, prefix, lang }) => {
    await page.goto(`${prefix}/home`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link').first()).toBeVisible();
    await waitForHydration(page.getByRole('banner'));
    await goTo(page, `${prefix}/settings/profile`);
    await expect(page).toHaveURL(/\/settings\/profile$/);
    for (const target of ['settings/newsletter', 'settings/devices', 'settings/subscription', 'saved']) {
      await page.locator(`a[href$="/${target}"]:visible`).first().click();
      await expect(page).toHaveURL(new RegExp(`/${target}$`));
      await expect(main.getByRole('heading').first()).toBeVisible();
      await expect(main.getByText(label(lang, 'settings.failed'))).toHaveCount(0);
    }
  });
});

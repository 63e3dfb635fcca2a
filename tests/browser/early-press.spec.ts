import { delayResponses } from './support/delay-responses';
import { label, message } from './support/interface-text';
import { PLAYBACK_TIMEOUT, PLAYER, STREAMING_TEST_MS, timeOf } from './support/player';
import { expect, test } from './support/test';

const PHONE = { width: 360, height: 780 };
const SCRIPTS = '**/*.js';
const PRESSED = 'data-pressed';
/** Time to load and run the delayed scripts on a busy machine. */
const ARRIVED = { timeout: 60_000 };

test.describe.configure({ timeout: STREAMING_TEST_MS });
test.beforeEach(({ page }) => page.setViewportSize(PHONE));

test('the menu opens by the press that came before the scripts', async ({ page, prefix, lang }) => {
  const letThrough = await delayResponses(page, SCRIPTS);
  await page.goto(`${prefix}/faq`, { waitUntil: 'commit' });
  const opener = page.getByRole('button', { name: label(lang, 'nav.openMenu') });
  await opener.click();
  await expect(opener).toHaveAttribute(PRESSED);
  letThrough();
  await expect(page.getByRole('dialog', { name: label(lang, 'nav.mobile') })).toBeVisible(ARRIVED);
});

test('a form that is sent before the scripts came is answered, and nothing typed is lost', async ({
  page,
  prefix,
  lang,
}) => {
  const letThrough = await delayResponses(page, SCRIPTS);
  await page.goto(`${prefix}/auth/login`, { waitUntil: 'commit' });
  const email = page.getByLabel(label(lang, 'field.email'));
  await email.fill('nobody');
  await page
    .getByRole('main')
    .getByRole('button', { name: label(lang, 'auth.login') })
    .click();
  letThrough();
  await expect(page.getByText(message(lang, 'EMAIL_INVALID'))).toBeVisible(ARRIVED);
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('nobody');
  await expect(page).toHaveURL(new RegExp(`${prefix}/auth/login$`));
});

test('a video begins by the press that came before the scripts', async ({
  page,
  prefix,
  lang,
  catalogue,
}) => {
  const letThrough = await delayResponses(page, SCRIPTS);
  await page.goto(`${prefix}/watch/${catalogue.free}`, { waitUntil: 'commit' });
  await page
    .locator(PLAYER)
    .getByRole('button', { name: label(lang, 'watch.play') })
    .click();
  letThrough();
  await expect(page.locator('video')).toBeAttached(ARRIVED);
  await expect.poll(() => timeOf(page), PLAYBACK_TIMEOUT).toBeGreaterThan(0.3);
});

import { findAccessibilityViolations } from './support/find-accessibility-violations';
import { label } from './support/interface-text';
import { expect, test } from './support/test';

test.use({ savesData: true });

const CONFIGURED = [
  { name: 'tagManager', id: 'GTM-1', script: '/fake/tag-manager.js' },
  { name: 'pixel', id: '2', script: '/fake/pixel.js' },
  { name: 'attribution', id: 'token', script: '/fake/attribution.js', environment: 'sandbox' },
];

test('services of others are asked for after consent only, and no more once it is taken back', async ({
  page,
  prefix,
  lang,
}) => {
  const asked: string[] = [];
  await page.route('/third-parties.json', (route) => route.fulfill({ json: CONFIGURED }));
  await page.route('/fake/*', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({
      contentType: 'text/javascript',
      body: 'window.Adjust = { initSdk: (options) => { window.started = options; } };',
    });
  });
  const choose = (key: 'consent.accept' | 'consent.refuse') =>
    page.getByRole('button', { name: label(lang, key) }).click();

  await page.goto(`${prefix}/faq`);
  const bar = page.getByRole('region', { name: label(lang, 'consent.title') });
  await expect(bar).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(asked).toEqual([]);

  await choose('consent.accept');
  await expect.poll(() => asked.length).toBe(CONFIGURED.length);
  await expect
    .poll(() => page.evaluate(() => (window as { started?: unknown }).started))
    .toEqual({ appToken: 'token', environment: 'sandbox' });

  await page.getByRole('button', { name: label(lang, 'consent.open') }).click();
  const reloaded = page.waitForEvent('load');
  await choose('consent.refuse');
  await reloaded;
  asked.length = 0;
  await expect(page.getByRole('button', { name: label(lang, 'consent.open') })).toBeVisible();
  await expect(bar).toBeHidden();
  expect(asked).toEqual([]);
});

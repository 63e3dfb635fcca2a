import { findAccessibilityViolations } from './support/find-accessibility-violations';
import { label } from './support/interface-text';
import { PLAYBACK_TIMEOUT, STREAMING_TEST_MS } from './support/player';
import { expect, test } from './support/test';

test.describe.configure({ timeout: STREAMING_TEST_MS });

test('a short plays without sound, keys go to the next, and its address leads back to it', async ({
  page,
  lang,
  prefix,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${prefix}/shorts`);
  const shorts = page.locator('[data-short]');
  const playing = page.locator('[data-short]:not([inert]) video');
  const second = (): Promise<number> => playing.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(second, PLAYBACK_TIMEOUT).toBeGreaterThan(0.2);
  await expect(playing).toHaveJSProperty('muted', true);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.keyboard.press('m');
  await expect(playing).toHaveJSProperty('muted', false);
  await expect(page.getByRole('button', { name: label(lang, 'player.mute') })).toBeVisible();

  await page.keyboard.press('ArrowDown');
  const code = await shorts.nth(1).getAttribute('data-short');
  await expect(page).toHaveURL(`${prefix}/shorts?c=${code}`);
  await expect.poll(second, PLAYBACK_TIMEOUT).toBeGreaterThan(0.2);
  await expect(shorts.nth(0)).toHaveAttribute('inert', '');
  // One plays, the next is ready: no more are loaded at once.
  expect(await page.locator('[data-short] video').count()).toBeLessThanOrEqual(3);

  await page.keyboard.press('Space');
  await expect(playing).toHaveJSProperty('paused', true);
  await page.reload();
  const seen = page.locator('[data-short]:not([inert])');
  // Until the page's script runs, none of them is.
  await expect(seen).toHaveCount(1);
  await expect(seen).toHaveAttribute('data-short', code ?? '');
  expect(complaints).toEqual([]);
});

test.describe('for those who save data', () => {
  test.use({ savesData: true });

  test('nothing plays or loads until the star is pressed', async ({ page, lang, prefix }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${prefix}/shorts`);
    const first = page.locator('[data-short]').first();
    const play = first.getByRole('button', { name: label(lang, 'watch.play') });
    await expect(play).toBeVisible();
    expect(asked.filter((url) => url.includes('/media/'))).toEqual([]);
    await play.click();
    await expect(first.locator('video')).toHaveJSProperty('paused', false, PLAYBACK_TIMEOUT);
  });
});

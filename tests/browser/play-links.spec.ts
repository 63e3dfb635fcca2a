import type { Page } from '@playwright/test';

import { askGraph } from './support/graph';
import { delayResponses } from './support/delay-responses';
import { label } from './support/interface-text';
import { PLAYBACK_TIMEOUT, PLAYER, STREAMING_TEST_MS, timeOf } from './support/player';
import { expect, test } from './support/test';
import { waitForHydration } from './support/wait-for-hydration';

test.describe.configure({ timeout: STREAMING_TEST_MS });

const plays = (page: Page): Promise<void> =>
  expect
    .poll(() => (page.url().includes('/watch/') ? timeOf(page).catch(() => 0) : 0), PLAYBACK_TIMEOUT)
    .toBeGreaterThan(0.3);

const SHOW = 'query ($code: String!) { video(code: $code) { show { slug } } }';
interface OfShow {
  video: { show: { slug: string } };
}

/** Address of a show whose first episode everybody can play. */
const showPath = async (episode: string): Promise<string> => {
  const { show } = (await askGraph<OfShow>(SHOW, { code: episode })).data.video;
  return `/shows/${show.slug}`;
};

test('an episode of a show plays by one press, and so does one of the list beside it', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  await page.goto(prefix + (await showPath(catalogue.episode)));
  const link = page.getByRole('main').locator(`a[data-plays="${catalogue.episode}"]`).first();
  await waitForHydration(link);
  await link.click();
  await plays(page);
  // With its sound: the press was one of the viewer.
  await expect(page.locator('video')).toHaveJSProperty('muted', false);
  await expect(page.locator(PLAYER).getByText(label(lang, 'player.tapForSound'))).toHaveCount(0);

  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const first = (await title.textContent()) ?? '';
  const beside = page.getByRole('complementary', { name: label(lang, 'watch.thisSeason') });
  await beside.getByRole('link').first().click();
  // The address changes before the page: until then the former video plays.
  await expect(title).not.toHaveText(first);
  await plays(page);

  // A reload is a direct visit: nothing plays before a press.
  await page.reload();
  await expect(page.locator(PLAYER).getByRole('button', { name: label(lang, 'watch.play') })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});

test('a press that came before the scripts plays on the page that it leads to', async ({
  page,
  prefix,
  catalogue,
}) => {
  const path = prefix + (await showPath(catalogue.episode));
  const letThrough = await delayResponses(page, '**/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('main').locator(`a[data-plays="${catalogue.episode}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/watch/${catalogue.episode}$`));
  letThrough();
  await plays(page);
});

test('where the device refuses sound, the video plays without it, and one tap brings it', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  // As Safari does when the press is too long ago.
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    Object.assign(HTMLMediaElement.prototype, {
      play(this: HTMLMediaElement) {
        return this.muted ? play.call(this) : Promise.reject(new DOMException('', 'NotAllowedError'));
      },
    });
  });
  await page.goto(prefix + (await showPath(catalogue.episode)));
  const link = page.getByRole('main').locator(`a[data-plays="${catalogue.episode}"]`).first();
  await waitForHydration(link);
  await link.click();
  await plays(page);
  const video = page.locator('video');
  await expect(video).toHaveJSProperty('muted', true);
  await page.locator(PLAYER).getByText(label(lang, 'player.tapForSound')).click();
  await expect(video).toHaveJSProperty('muted', false);
  await expect(page.locator(PLAYER).getByText(label(lang, 'player.tapForSound'))).toHaveCount(0);
  // The choice of this device has not become a silent one.
  expect(await page.evaluate(() => localStorage.getItem('sahra.player') ?? '')).not.toContain('"muted":true');
});

import { askGraph } from './support/graph';
import { label } from './support/interface-text';
import {
  clickPlay,
  PLAYBACK_TIMEOUT,
  playToEnd,
  STREAMING_TEST_MS,
  startPlayback,
  timeOf,
} from './support/player';
import { waitForHydration } from './support/wait-for-hydration';
import { expect, test } from './support/test';

/** Streams play in real time, and slower on a machine without a GPU. */
test.describe.configure({ timeout: STREAMING_TEST_MS });

const COUNTDOWN_TIMEOUT = { timeout: 40_000 };

const SEASON = 'query ($code: String!) { video(code: $code) { seasonEpisodes { code live premium } } }';
interface Season {
  video: { seasonEpisodes: { code: string; live: boolean; premium: boolean }[] };
}

/** An episode that everybody can play, and the one after it. */
const twoEpisodes = async (code: string): Promise<[string, string]> => {
  const { seasonEpisodes } = (await askGraph<Season>(SEASON, { code })).data.video;
  const isOpen = (at: number): boolean => seasonEpisodes[at]?.live === false && !seasonEpisodes[at].premium;
  const at = seasonEpisodes.findIndex((_, index) => isOpen(index) && isOpen(index + 1));
  const [first, second] = seasonEpisodes.slice(at, at + 2);
  if (at < 0 || !first || !second) throw new Error('The season has no two free episodes in a row.');
  return [first.code, second.code];
};

test('after an episode the next of its season comes by itself, and never the one before', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  const [first, second] = await twoEpisodes(catalogue.episode);
  await startPlayback(page, lang, `${prefix}/watch/${first}`);
  const beside = page.getByRole('complementary', { name: label(lang, 'watch.thisSeason') });
  const playing = beside.locator('[aria-current]');
  await expect(playing).toContainText(label(lang, 'watch.playingNow'));
  const next = beside.getByRole('link').filter({ hasText: label(lang, 'watch.next') });
  await expect(next).toHaveAttribute('href', new RegExp(`/watch/${second}$`));
  await playToEnd(page);
  await expect(page).toHaveURL(new RegExp(`/watch/${second}$`), COUNTDOWN_TIMEOUT);
  await expect(playing).toContainText(label(lang, 'watch.playingNow'));
  await expect(next).not.toHaveAttribute('href', new RegExp(`/watch/${first}$`));
});

test('with “Play next” off nothing follows by itself', async ({ page, lang, prefix, catalogue }) => {
  const path = `${prefix}/watch/${catalogue.episode}`;
  await page.goto(path);
  const playNext = page.getByRole('switch', { name: label(lang, 'watch.playNext') });
  await waitForHydration(playNext);
  await playNext.click();
  await expect(playNext).not.toBeChecked();
  await clickPlay(page, lang);
  await expect.poll(() => timeOf(page), PLAYBACK_TIMEOUT).toBeGreaterThan(0.3);
  await playToEnd(page);
  await expect(page.getByRole('button', { name: label(lang, 'player.replay') })).toBeVisible();
  await expect(page.getByRole('button', { name: label(lang, 'player.cancel') })).toHaveCount(0);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';
import { LOCALES } from '@sahra/schemas/constants';

import { makeTestClip } from '../../media/src/testing/make-test-clip';
import { openDesk, type Desk } from './support/desk';
import { CMS_URL } from './support/desk-session';
import { createDeskUser, type DeskUser } from './support/desk-user';
import { askGraph } from './support/graph';
import { lengthOf, startPlayback, STREAMING_TEST_MS } from './support/player';
import { expect, test } from './support/test';

const FACTS = 'api::video.video';
const SECONDS = 20;
/** From the end of an upload until the film plays. */
const PLAYS_WITHIN_MS = 60_000;
/** What is told may differ so far from what is played, in seconds. */
const LENGTH_TOLERANCE = 0.5;

const titleOf = async (code: string): Promise<string | null> => {
  const { data } = await askGraph<{ video: { title: string } | null }>(
    'query ($code: String!) { video(code: $code) { title } }',
    { code },
  );
  return data.video?.title ?? null;
};

/** Returns the length that viewers are told, in seconds. */
const lengthTold = async (code: string): Promise<number | null> => {
  const { data } = await askGraph<{ video: { durationSeconds: number | null } | null }>(
    'query ($code: String!) { video(code: $code) { durationSeconds } }',
    { code },
  );
  return data.video?.durationSeconds ?? null;
};

/** Returns the length in the structured data of the page, in seconds; null without one. */
const lengthForSearchEngines = async (page: Page): Promise<number | null> => {
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const seconds = /"duration":"PT(\d+)S"/.exec(data.join(' '))?.[1];
  return seconds === undefined ? null : Number(seconds);
};

test.describe('an editor with a film', () => {
  test.use({ locale: 'en-GB' });
  test.describe.configure({ timeout: STREAMING_TEST_MS });

  let folder: string;
  let owner: Desk;
  let editor: DeskUser;
  let video: { code: string; id: string };
  test.beforeAll(async ({ playwright }) => {
    folder = await mkdtemp(join(tmpdir(), 'sahra-ingest-'));
    await makeTestClip(join(folder, 'film.mp4'), SECONDS, '854x480');
    owner = await openDesk(playwright);
    editor = await createDeskUser(playwright, 'sahra-publisher');
    const code = `f${Date.now().toString(36)}`;
    const facts = { code, kind: 'clip', live: false, recorded: true, premium: false };
    video = { code, id: await owner.create(FACTS, 'en', facts) };
  });
  test.afterAll(async () => {
    await owner.remove(FACTS, video.id);
    await editor.leave();
    await rm(folder, { recursive: true, force: true });
  });

  test('is asked before publishing without it, uploads it, and a viewer plays it within a minute', async ({
    page,
  }) => {
    await editor.enter(page);
    await page.goto(`${CMS_URL}/admin/desk/videos/video/${video.id}`);
    await expect(page.getByText('This video has no film yet.', { exact: true })).toBeVisible();
    const english = page.getByRole('region', { name: 'English', exact: true });
    const title = english.getByRole('textbox', { name: /^Title/ });
    await title.fill('An evening at the harbour');
    await english
      .getByRole('textbox', { name: /^Description/ })
      .fill('The boats come home, and the lamps are lit.');

    const publish = english.getByRole('button', { name: 'Publish English' });
    const question = english.getByRole('group', { name: /^This video has no film yet/ });
    await publish.click();
    await question.getByRole('button', { name: 'Not yet' }).click();
    await expect(question).toBeHidden();
    await title.press('Control+Enter');
    await question.getByRole('button', { name: 'Not yet' }).click();
    await expect(question).toBeHidden();
    expect(await titleOf(video.code)).toBeNull();

    await page.locator('input[type="file"]').setInputFiles(join(folder, 'film.mp4'));
    await expect(page.getByText(/The film is (?:being prepared|ready)/)).toBeVisible();
    const uploaded = Date.now();
    await publish.click();
    await expect(english.getByText(/Live after/)).toBeVisible({ timeout: PLAYS_WITHIN_MS });
    await expect(page.getByText(/It plays already|The film is ready/)).toBeVisible({
      timeout: PLAYS_WITHIN_MS,
    });
    for (const viewer of LOCALES) await startPlayback(page, viewer, `/${viewer}/watch/${video.code}`);
    expect(Date.now() - uploaded).toBeLessThan(PLAYS_WITHIN_MS);

    const played = await lengthOf(page);
    expect(Math.abs(played - SECONDS)).toBeLessThanOrEqual(LENGTH_TOLERANCE);
    // The film plays from its first quality on; its length is told when the last one is made.
    await expect.poll(() => lengthTold(video.code), { timeout: STREAMING_TEST_MS }).not.toBeNull();
    const told = (await lengthTold(video.code)) ?? Infinity;
    expect(Math.abs(told - played)).toBeLessThanOrEqual(LENGTH_TOLERANCE);
    // The site may serve the page of before for a moment.
    for (const viewer of LOCALES)
      await expect(async () => {
        await page.goto(`/${viewer}/watch/${video.code}`);
        expect(await lengthForSearchEngines(page)).toBe(told);
      }).toPass();
  });
});

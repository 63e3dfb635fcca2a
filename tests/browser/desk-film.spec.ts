import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';
import type { Locale } from '@sahra/schemas/constants';

import { makeTestClip } from '../../media/src/testing/make-test-clip';
import { openDesk, type Desk } from './support/desk';
import { createDeskUser, deskPage, type DeskUser } from './support/desk-user';
import { expect, test } from './support/test';

const FACTS = 'api::video.video';
const WORDS = 'api::video.video-text';
const SECONDS = 8;

const TEXTS = {
  en: {
    other: 'Arabic',
    line: 'Line 6, at 00:00:03',
    done: 'Viewers have these captions now',
    ready: 'The film is ready',
    use: 'Use as poster',
    chosen: 'The picture is in the field',
    download: 'Download',
    remove: 'Remove',
    removed: 'The captions are removed',
  },
  ar: {
    other: 'الإنجليزية',
    line: 'السطر 6، عند 00:00:03',
    done: 'هذه الترجمة متاحة للمشاهدين الآن',
    ready: 'الفيلم جاهز',
    use: 'استعمالها ملصقًا للفيديو',
    chosen: 'أصبحت الصورة في حقل',
    download: 'تنزيل',
    remove: 'إزالة',
    removed: 'أُزيلت الترجمة',
  },
} as const;

const TITLE = { en: 'A test card at night', ar: 'بطاقة اختبار ليلية' } as const;

const WRONG = '1\n00:00:01,000 --> 00:00:02,000\nTea\n\n2\n00:00:03,000 --> 00:00:02,000\nDates\n';
const RIGHT = WRONG.replace('00:00:03,000 --> 00:00:02,000', '00:00:03,000 --> 00:00:04,000');

const captionsOf = (page: Page, lang: Locale) => page.getByRole('group', { name: TEXTS[lang].other });
const sendCaptions = (page: Page, lang: Locale, text: string) =>
  captionsOf(page, lang)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'film.srt', mimeType: 'application/x-subrip', buffer: Buffer.from(text) });

let folder: string;
let owner: Desk;
let editor: DeskUser;
let id: string;
test.beforeAll(async ({ playwright, lang }) => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-desk-'));
  await makeTestClip(join(folder, 'film.mp4'), SECONDS, '320x180');
  owner = await openDesk(playwright);
  editor = await createDeskUser(playwright, 'sahra-publisher', lang);
  const facts = { kind: 'clip', live: false, recorded: true, premium: false, durationSeconds: SECONDS };
  id = await owner.create(FACTS, 'en', { ...facts, code: `${lang}${Date.now().toString(36)}` });
});
test.afterAll(async () => {
  await owner.remove(FACTS, id);
  await editor.leave();
  await rm(folder, { recursive: true, force: true });
});

test('an editor gives a film captions and its video a picture, and keeps what was typed', async ({
  page,
  lang,
}) => {
  const texts = TEXTS[lang];
  await editor.enter(page);
  await page.goto(deskPage('videos/video', id));
  await page
    .locator('section[aria-labelledby="film-name"] input[type="file"]')
    .first()
    .setInputFiles(join(folder, 'film.mp4'));
  await expect(page.getByText(texts.ready)).toBeVisible();

  await sendCaptions(page, lang, WRONG);
  await expect(captionsOf(page, lang).getByRole('listitem')).toContainText(texts.line);
  await sendCaptions(page, lang, RIGHT);
  await expect(captionsOf(page, lang).getByRole('status')).toContainText(texts.done);
  await expect(captionsOf(page, lang).getByRole('alert')).toHaveCount(0);

  const title = page.locator(`[data-part="${lang}"][data-field="title"]`).getByRole('textbox');
  await title.fill(TITLE[lang]);
  await page.locator('input[name="sahra-poster"]').nth(1).check();
  await page.locator('input[name="sahra-poster-en"]').fill('A test card');
  await page.locator('input[name="sahra-poster-ar"]').fill('بطاقة اختبار');
  await page.getByRole('button', { name: texts.use }).click();
  await expect(page.getByText(texts.chosen)).toBeVisible();
  await expect.poll(() => owner.read(FACTS, id, 'en')).toMatchObject({ poster: { width: 320, height: 180 } });
  await expect.poll(() => owner.read(WORDS, id, 'ar')).toMatchObject({ posterAlt: 'بطاقة اختبار' });
  await expect.poll(() => owner.read(WORDS, id, lang)).toMatchObject({ title: TITLE[lang] });
  await expect(title).toHaveValue(TITLE[lang]);

  const saved = page.waitForEvent('download');
  await captionsOf(page, lang).getByRole('button', { name: texts.download }).click();
  expect((await saved).suggestedFilename()).toMatch(lang === 'en' ? /\.ar\.vtt$/ : /\.en\.vtt$/);
  await captionsOf(page, lang).getByRole('button', { name: texts.remove }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: texts.remove }).click();
  await expect(captionsOf(page, lang).getByRole('status')).toContainText(texts.removed);
});

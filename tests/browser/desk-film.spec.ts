import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';
import type { Locale } from '@sahra/schemas/constants';

import { makeTestClip } from '../../media/src/testing/make-test-clip';
import { openDesk, type Desk } from './support/desk';
import { createDeskUser, deskPage, type DeskUser } from './support/desk-user';
import { dragFile } from './support/drag-file';
import { expect, test } from './support/test';

const FACTS = 'api::video.video';
const WORDS = 'api::video.video-text';
const SECONDS = 8;
/** Media makes one film after the other, and ingest.spec.ts may just have sent a longer one. */
const READY_TIMEOUT = { timeout: 60_000 };

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
    place: /^(?:Choose a file|Replace the film)$/,
    replaces: 'Let go to replace the film.',
    noFilm: 'Only a film or a sound can be dropped here.',
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
    place: /^(?:اختر ملفًا|استبدل الفيلم)$/,
    replaces: 'أفلت الملف ليحل محل الفيلم الحالي.',
    noFilm: 'لا يُفلَت هنا إلا فيلم أو تسجيل صوتي.',
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

// One worker, so that one user and one film are made for all.
test.describe.configure({ mode: 'default' });

let folder: string;
let owner: Desk;
let editor: DeskUser;
let id: string;
test.beforeAll(async ({ playwright, lang }) => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-desk-'));
  await makeTestClip(join(folder, 'film.mp4'), SECONDS, '320x180');
  owner = await openDesk(playwright);
  editor = await createDeskUser(playwright, 'sahra-publisher', lang);
});
test.beforeEach(async ({ lang }) => {
  const facts = { kind: 'clip', live: false, recorded: true, premium: false, durationSeconds: SECONDS };
  id = await owner.create(FACTS, 'en', { ...facts, code: `${lang}${Date.now().toString(36)}` });
});
test.afterEach(() => owner.remove(FACTS, id));
test.afterAll(async () => {
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
  await expect(page.getByText(texts.ready)).toBeVisible(READY_TIMEOUT);

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

test('a film that is dropped is taken on its place and beside it, other files are refused, and none is opened', async ({
  page,
  context,
  lang,
}) => {
  const texts = TEXTS[lang];
  const film = join(folder, 'film.mp4');
  const notes = join(folder, 'notes.txt');
  await writeFile(notes, 'Tea');
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/uploads')) uploads.push(request.url());
  });
  await editor.enter(page);
  await page.goto(deskPage('videos/video', id));
  const address = page.url();
  const sheet = page.locator('section[aria-labelledby="film-name"]');
  const place = sheet.getByRole('button', { name: texts.place });
  await expect(place).toBeVisible();
  const column = page.locator(`section[data-language="${lang}"]`);
  const title = column.locator('[data-field="title"]').getByRole('textbox');
  await title.fill(TITLE[lang]);

  for (const file of [film, notes]) await (await dragFile(page.locator('[data-desk-menu]'), file))();
  await (
    await dragFile(column.getByRole('heading').first(), notes)
  )();
  await expect(page.getByText(texts.noFilm)).toBeVisible();
  expect(uploads).toEqual([]);

  await (
    await dragFile(column.getByRole('heading').first(), film)
  )();
  await expect.poll(() => uploads).toHaveLength(1);
  await expect(page.getByText(texts.ready)).toBeVisible(READY_TIMEOUT);
  const drop = await dragFile(place, film);
  await expect(sheet.getByText(texts.replaces)).toBeVisible();
  await drop();
  await expect.poll(() => uploads).toHaveLength(2);
  await expect(page.getByText(texts.ready)).toBeVisible(READY_TIMEOUT);

  await expect(title).toHaveValue(TITLE[lang]);
  // The browser opens a file that nothing takes in a tab of its own.
  expect(context.pages().map((each) => each.url())).toEqual([address]);
});

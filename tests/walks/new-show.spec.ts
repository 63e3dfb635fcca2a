import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Locator } from '@playwright/test';
import sharp from 'sharp';

import { makeTestClip } from '../../media/src/testing/make-test-clip';
import { ownerSession } from '../browser/support/desk-session';
import { createDeskUser, type DeskUser } from '../browser/support/desk-user';
import { askGraph } from '../browser/support/graph';
import { expect, test } from '../browser/support/test';
import { personAt } from './person';

/** The walk may take six minutes and sixty presses; texts are pasted. */
const WALK_MS = 360_000;
const PRESSES = 60;
const FILM_SECONDS = 20;
/** Pictures of the show by field, in pixels. */
const PICTURES = { poster: { width: 800, height: 1200 }, wide: { width: 1600, height: 900 } } as const;

const SAID = {
  en: {
    ...{ shows: 'Shows', newShow: 'New show', create: 'Create', next: 'New episode' },
    ...{ film: 'Choose a file', use: 'Use as poster', chosen: 'The picture is in the field' },
    ...{ pick: 'Choose a picture', upload: 'Upload' },
    ...{ publish: { en: 'Publish English', ar: 'Publish Arabic' }, live: /Live after [\d.]+ s/ },
    column: { en: 'English', ar: 'Arabic' },
  },
  ar: {
    ...{ shows: 'البرامج', newShow: 'إضافة برنامج', create: 'إنشاء', next: 'حلقة جديدة' },
    ...{ film: 'اختر ملفًا', use: 'استعمالها ملصقًا للفيديو', chosen: 'أصبحت الصورة في حقل' },
    ...{ pick: 'اختيار صورة', upload: 'رفع صورة' },
    ...{ publish: { en: 'نشر الإنجليزية', ar: 'نشر العربية' }, live: /ظهر بعد [\d.]+ ث/ },
    column: { en: 'الإنجليزية', ar: 'العربية' },
  },
} as const;

const SHOW = {
  en: {
    title: 'The Night Kiosk',
    description: 'Who buys bread at three in the morning, and why.',
    picture: 'A kiosk with a lit window in a dark street',
  },
  ar: {
    title: 'كشك الليل',
    description: 'من يشتري الخبز في الثالثة فجرًا، ولماذا.',
    picture: 'كشك نافذته مضيئة في شارع مظلم',
  },
} as const;
const EPISODES = [
  {
    en: { title: 'The baker before dawn', description: 'The first customer is a baker.' },
    ar: { title: 'خبّاز قبل الفجر', description: 'أول الزبائن خبّاز.' },
  },
  {
    en: { title: 'Change for a hundred', description: 'Nobody has change, and everybody waits.' },
    ar: { title: 'فكّة المئة', description: 'لا أحد معه فكّة، والجميع ينتظر.' },
  },
  {
    en: { title: 'The last tram', description: 'The driver buys tea for his passengers.' },
    ar: { title: 'الترام الأخير', description: 'السائق يشتري الشاي لركّابه.' },
  },
] as const;

const EPISODES_OF_SHOW = `query ($slug: String!) {
  show(slug: $slug) { title poster { url } thumbnail { url } videos(kind: EPISODE, first: 10) { nodes { title thumbnail { url } film { playable } } } }
}`;

test.use({ locale: 'en-GB' });

let folder: string;
let editor: DeskUser;
let slug: string;
test.beforeAll(async ({ playwright, lang }) => {
  slug = `night-kiosk-${lang}-${Date.now().toString(36)}`;
  folder = await mkdtemp(join(tmpdir(), 'sahra-walk-'));
  for (const place of EPISODES.keys())
    await makeTestClip(join(folder, `episode-${place + 1}.mp4`), FILM_SECONDS, '854x480');
  for (const [field, size] of Object.entries(PICTURES))
    await sharp({ create: { ...size, channels: 3, background: '#15232d' } })
      .png()
      .toFile(join(folder, `${field}-${slug}.png`));
  editor = await createDeskUser(playwright, 'sahra-publisher', lang);
});
test.afterAll(async ({ playwright }) => {
  const owner = await ownerSession(playwright);
  const remove = async (type: string, q: string): Promise<void> => {
    const found = await owner.get(`/desk/records?type=${type}&size=50&q=${encodeURIComponent(q)}`);
    const { data } = (await found.json()) as { data: { records: { documentId: string }[] } };
    for (const { documentId } of data.records)
      await owner.delete(`/desk/record?type=${type}&documentId=${documentId}&confirm=true`);
  };
  for (const { en } of EPISODES) await remove('video', en.title);
  await remove('show', SHOW.en.title);
  for (const field of Object.keys(PICTURES)) {
    const named = await owner.get(`/upload/files?filters[name][$eq]=${field}-${slug}.png`);
    const { results } = (await named.json()) as { results: { id: number }[] };
    for (const { id } of results) await owner.delete(`/upload/files/${id}`);
  }
  await editor.leave();
  await rm(folder, { recursive: true, force: true });
});

test('a new show with three videos, pictures and films is live in both languages', async ({ page, lang }) => {
  const said = SAID[lang];
  const isByKeys = lang === 'ar';
  const person = personAt(page, { pointer: !isByKeys });
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const link = (name: string): Locator => page.getByRole('link', { name, exact: true });
  const field = (part: string, name: string): Locator =>
    page.locator(`[data-part="${part}"][data-field="${name}"]`).locator('input, textarea').first();
  const column = (locale: 'en' | 'ar'): Locator =>
    page.getByRole('region', { name: said.column[locale], exact: true });
  const writeBoth = async (name: string, texts: Record<'en' | 'ar', string>): Promise<void> => {
    for (const locale of ['en', 'ar'] as const) await person.paste(field(locale, name), texts[locale]);
  };
  const create = async (titles: Record<'en' | 'ar', string>): Promise<void> => {
    for (const locale of ['en', 'ar'] as const)
      await person.paste(page.locator(`#new-${locale}-title`), titles[locale]);
  };
  const publishBoth = async (): Promise<void> => {
    for (const locale of ['en', 'ar'] as const) {
      if (isByKeys) {
        await person.goTo(field(locale, 'description'));
        await person.key('Control+Enter');
      } else await person.press(button(said.publish[locale]));
      await expect(column(locale).getByText(said.live)).toBeVisible({ timeout: 60_000 });
    }
  };

  await editor.signIn(page);
  await expect(link(said.shows)).toBeVisible();
  const began = Date.now();

  if (isByKeys) await person.key('KeyG', 'KeyS');
  else await person.press(link(said.shows));
  await person.press(link(said.newShow));
  await create({ en: SHOW.en.title, ar: SHOW.ar.title });
  await person.paste(page.locator('#new-facts-slug'), slug);
  await person.press(button(said.create));
  await writeBoth('description', { en: SHOW.en.description, ar: SHOW.ar.description });
  for (const name of ['poster', 'wide'] as const) {
    const part = page.locator(`[data-part="facts"][data-field="${name}"]`);
    await person.press(part.getByRole('button', { name: said.pick }));
    // The dialog grows while its pictures come, and its buttons move.
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await person.choose(
      page.getByRole('dialog').getByRole('button', { name: said.upload, exact: true }),
      join(folder, `${name}-${slug}.png`),
    );
    await expect(part.locator('img').first()).toBeVisible();
  }
  await writeBoth('posterAlt', { en: SHOW.en.picture, ar: SHOW.ar.picture });
  await publishBoth();

  for (const [place, { en, ar }] of EPISODES.entries()) {
    await person.press(link(said.next));
    await create({ en: en.title, ar: ar.title });
    await person.press(button(said.create));
    await person.choose(button(said.film), join(folder, `episode-${place + 1}.mp4`));
    await writeBoth('description', { en: en.description, ar: ar.description });
    const posters = page.locator('input[name="sahra-poster"]');
    await expect(posters.nth(1)).toBeVisible({ timeout: 120_000 });
    await person.press(posters.nth(1));
    await person.paste(page.locator('input[name="sahra-poster-en"]'), en.title);
    await person.paste(page.locator('input[name="sahra-poster-ar"]'), ar.title);
    await person.press(button(said.use));
    await expect(page.getByText(said.chosen)).toBeVisible();
    await publishBoth();
  }
  const seconds = Math.round((Date.now() - began) / 1000);
  process.stdout.write(`  ${lang}: ${person.presses()} presses, ${person.keys()} keys, ${seconds} s\n`);
  expect(person.presses()).toBeLessThanOrEqual(PRESSES);
  expect(seconds * 1000).toBeLessThan(WALK_MS);

  for (const locale of ['en', 'ar'] as const) {
    const { data } = await askGraph<{
      show: {
        title: string;
        poster: object | null;
        thumbnail: object | null;
        videos: { nodes: { title: string; thumbnail: object | null; film: { playable: boolean } | null }[] };
      };
    }>(EPISODES_OF_SHOW, { slug }, { 'x-localization': locale });
    expect(data.show.title).toBe(SHOW[locale].title);
    expect([data.show.poster, data.show.thumbnail]).not.toContain(null);
    expect(data.show.videos.nodes.map(({ title }) => title).toSorted()).toEqual(
      EPISODES.map((each) => each[locale].title).toSorted(),
    );
    expect(data.show.videos.nodes.every(({ thumbnail, film }) => thumbnail !== null && film?.playable)).toBe(
      true,
    );
  }
});

/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Locale } from '@sahra/schemas/constants';
import type { FilmReport } from '@sahra/schemas/film';

import { InAdmin } from '../../testing/in-admin';
import { POSTER_MESSAGES } from './poster-messages';
import { FormPosters } from './FormPosters';

const CODE = 'filmtest';
const READY: FilmReport = {
  ...{ code: CODE, state: 'ready', progress: 1, reason: null, playable: true, retryable: false },
  ...{ sounds: [], lostSounds: [] },
  ...{ seconds: 24, height: 720, audio: true, captions: [], nextCaptions: null, posters: 3 },
};
const WORDS = '/content-manager/collection-types/api::video.video-text/doc1?locale=';

/** What the admin around the panel was asked, and what it refuses. */
const mockAdmin = {
  stored: { en: 'An old harbour', ar: 'ميناء قديم' } as Record<string, string>,
  refused: '',
  uploads: [] as FormData[],
  form: { title: 'typed and not saved' } as Record<string, unknown>,
};

jest.mock('@strapi/strapi/admin', () => {
  const localeOf = (path: string): string => path.slice(-2);
  const refuse = (path: string): void => {
    if (mockAdmin.refused !== '' && path.startsWith(mockAdmin.refused)) throw new Error('503');
  };
  const client = {
    get: (path: string) =>
      Promise.resolve({ data: { data: { posterAlt: mockAdmin.stored[localeOf(path)] } } }),
    put: async (path: string, { posterAlt }: { posterAlt: string }) => {
      refuse(path);
      mockAdmin.stored[localeOf(path)] = posterAlt;
      return Promise.resolve();
    },
    post: async (path: string, body: FormData) => {
      refuse(path);
      mockAdmin.uploads.push(body);
      return Promise.resolve({ data: [{ id: 7, name: 'stored' }] });
    },
  };
  const onChange = (field: string, value: unknown): void => {
    mockAdmin.form[field] = value;
  };
  return {
    useFetchClient: () => client,
    useForm: (_name: string, select: (form: object) => unknown) => select({ onChange }),
  };
});

const { fetch: realFetch } = globalThis;
const asked: { path: string; authorization: unknown }[] = [];
beforeEach(() => {
  asked.length = 0;
  Object.assign(mockAdmin, { refused: '', uploads: [], form: { title: 'typed and not saved' } });
  mockAdmin.stored = { en: 'An old harbour', ar: 'ميناء قديم' };
  let made = 0;
  Object.assign(URL, { createObjectURL: () => `blob:${(made += 1)}`, revokeObjectURL: () => undefined });
  globalThis.fetch = (path, init) => {
    asked.push({ path: path as string, ...(init?.headers as { authorization: unknown }) });
    return Promise.resolve(
      new Response(`picture of ${path as string}`, { headers: { 'content-type': 'image/jpeg' } }),
    );
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const reload = () => Promise.resolve({ code: CODE, live: false, film: READY, token: 'of-now' });
const show = (locale: Locale = 'en') =>
  render(
    <InAdmin locale={locale} messages={POSTER_MESSAGES[locale]}>
      <FormPosters documentId="doc1" film={READY} reload={reload} />
    </InAdmin>,
  );
const pictures = (name: RegExp) => screen.findAllByRole('radio', { name });

test('the pictures of the film are shown, read with a token of this moment', async () => {
  show('ar');
  expect(await pictures(/صورة الفيلم رقم/)).toHaveLength(3);
  expect(asked).toEqual(
    [1, 2, 3].map((number) => ({
      path: `/films/filmtest/posters/${number}.jpg`,
      authorization: 'Bearer of-now',
    })),
  );
});

test('a chosen picture is stored with its description and put into the form, which keeps the rest', async () => {
  show();
  const [, second] = await pictures(/Picture/);
  if (second) await userEvent.click(second);
  const english = screen.getByRole('textbox', { name: 'What it shows, in English' });
  expect(english).toHaveProperty('value', 'An old harbour');
  fireEvent.change(english, { target: { value: 'Boats come home' } });
  await userEvent.click(screen.getByRole('button', { name: 'Use as poster' }));
  expect(await screen.findByText(/as soon as it is saved/)).toBeTruthy();

  const [form] = mockAdmin.uploads;
  expect(await (form?.get('files') as File).text()).toBe('picture of /films/filmtest/posters/2.jpg');
  expect(JSON.parse(form?.get('fileInfo') as string)).toMatchObject({
    name: 'filmtest-2.jpg',
    alternativeText: 'Boats come home',
  });
  expect(mockAdmin.form).toEqual({ title: 'typed and not saved', poster: { id: 7, name: 'stored' } });
  expect(mockAdmin.stored).toEqual({ en: 'Boats come home', ar: 'ميناء قديم' });
});

test.each([
  ['/upload', /Nothing has changed/, undefined],
  [WORDS, /its description was not stored/, { id: 7, name: 'stored' }],
])('a refusal of %s is reported', async (path, sentence, poster) => {
  mockAdmin.refused = path;
  show();
  const [first] = await pictures(/Picture/);
  if (first) await userEvent.click(first);
  fireEvent.change(screen.getByRole('textbox', { name: 'What it shows, in Arabic' }), {
    target: { value: 'القوارب تعود' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Use as poster' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(mockAdmin.form['poster']).toEqual(poster);
});

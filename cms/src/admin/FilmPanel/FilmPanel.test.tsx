/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { cleanup, render, screen, waitFor } from '@testing-library/react';

import { LOCALES, type Locale } from '@sahra/schemas/constants';
import { FILM_FAILURES, type FilmReport } from '@sahra/schemas/film';
import { FILM_PROBLEM_TEXTS } from '@sahra/schemas/film-problems';

import type { FilmDesk } from '../../films/film-desk.route';
import { InAdmin } from '../testing/in-admin';
import { CAPTION_MESSAGES } from './captions/caption-messages';
import { FILM_MESSAGES } from './film-messages';
import { FilmPanel } from './FilmPanel';

const NONE: FilmReport = {
  ...{ code: 'filmtest', state: 'none', progress: 0, reason: null, playable: false, retryable: false },
  ...{ sounds: [], lostSounds: [] },
  ...{ seconds: null, height: null, audio: false, captions: [], nextCaptions: null, posters: 0 },
};
/** A film or a live stream of the library. */
const SEEDED: FilmReport = { ...NONE, state: 'ready', progress: 1, playable: true, captions: ['en'] };
const UPLOADED: FilmReport = { ...SEEDED, seconds: 60, height: 720, captions: [] };
const COMING: FilmReport = { ...SEEDED, state: 'processing', progress: 0.2, nextCaptions: [] };

const mockDesk: { desk: FilmDesk } = { desk: { code: 'filmtest', live: false, film: NONE, token: 'token' } };
jest.mock('@strapi/strapi/admin', () => {
  const client = {
    get: () => Promise.resolve({ data: { data: mockDesk.desk } }),
    post: () => Promise.resolve(),
  };
  return { useFetchClient: () => client };
});

const Panel = () => FilmPanel({ model: 'api::video.video-text', documentId: 'doc1' })?.content ?? null;
const show = async (film: FilmReport, live: boolean, locale: Locale = 'en'): Promise<void> => {
  mockDesk.desk = { code: 'filmtest', live, film, token: 'token' };
  render(
    <InAdmin locale={locale} messages={{ ...FILM_MESSAGES[locale], ...CAPTION_MESSAGES[locale] }}>
      <Panel />
    </InAdmin>,
  );
  // The admin has an empty status of its own from the start.
  await waitFor(() => {
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said.join('')).not.toBe('');
  });
};

test.each([
  ['a recording with a film of the library', SEEDED, false, 1],
  ['a recording without a film', NONE, false, 0],
  ['a live stream of the library', SEEDED, true, 0],
  ['a live event without anything', NONE, true, 0],
  ['a live event whose recording was uploaded', UPLOADED, true, 1],
  ['a live event whose recording is on its way', COMING, true, 1],
])('%s: captions are shown where they have a use', async (_video, film, live, sections) => {
  await show(film, live);
  await waitFor(() => expect(screen.queryAllByRole('region', { name: 'Captions' })).toHaveLength(sections));
});

const MAKING: FilmReport = { ...NONE, state: 'processing', progress: 0.42 };
const FAILED: FilmReport = { ...NONE, state: 'failed', progress: 0.2, reason: 'BROKEN_FILE' };

test.each<[FilmReport, Locale, string, string | null]>([
  [NONE, 'en', 'This video has no film yet.', null],
  [NONE, 'ar', 'لا فيلم لهذا الفيديو بعد.', null],
  [{ ...MAKING, state: 'uploading' }, 'en', 'A file is being uploaded: 42%', null],
  [{ ...MAKING, state: 'uploading' }, 'ar', 'يجري رفع ملف: 42\u200e%\u200e', null],
  [MAKING, 'en', 'The film is being prepared: 42%', null],
  [MAKING, 'ar', 'يجري تجهيز الفيلم: 42\u200e%\u200e', null],
  [
    { ...MAKING, playable: true },
    'en',
    'The film is being prepared: 42%',
    'It plays already; better pictures follow.',
  ],
  [
    { ...MAKING, playable: true },
    'ar',
    'يجري تجهيز الفيلم: 42\u200e%\u200e',
    'يمكن تشغيله الآن، وستتحسن جودة الصورة تباعًا.',
  ],
  [{ ...MAKING, waiting: true }, 'en', 'Waiting its turn; other films are being prepared.', null],
  [{ ...MAKING, waiting: true }, 'ar', 'الفيلم في انتظار دوره، إذ يجري تجهيز أفلام أخرى.', null],
  [UPLOADED, 'en', 'The film is ready.', null],
  [UPLOADED, 'ar', 'الفيلم جاهز.', null],
  [
    { ...FAILED, playable: true },
    'en',
    'The film could not be prepared.',
    'Viewers still see the former film.',
  ],
  [{ ...FAILED, playable: true }, 'ar', 'تعذّر تجهيز الفيلم.', 'ما زال المشاهدون يرون الفيلم السابق.'],
])('the state of a film is said in words: %#', async (film, locale, state, beside) => {
  await show(film, false, locale);
  expect(screen.getByText(state)).toBeTruthy();
  if (beside !== null) expect(screen.getByText(beside)).toBeTruthy();
  else expect(screen.queryByText(FILM_MESSAGES[locale]['sahra.film.former'])).toBeNull();
});

test('how far a film is can be seen and heard', async () => {
  await show(MAKING, false, 'ar');
  const bar = screen.getByRole('progressbar', { name: 'يجري تجهيز الفيلم: 42\u200e%\u200e' });
  expect(bar).toHaveProperty('value', 0.42);
});

test.each(LOCALES.flatMap((locale) => FILM_FAILURES.map((reason) => [reason, locale] as const)))(
  'a failure %s is explained in %s, and tried again where that can help',
  async (reason, locale) => {
    const retry = { name: FILM_MESSAGES[locale]['sahra.film.retry'] };
    await show({ ...FAILED, reason, retryable: true }, false, locale);
    expect(screen.getByText(FILM_PROBLEM_TEXTS[reason][locale])).toBeTruthy();
    expect(screen.getByRole('button', retry)).toBeTruthy();
    cleanup();
    await show({ ...FAILED, reason }, false, locale);
    expect(screen.queryByRole('button', retry)).toBeNull();
  },
);

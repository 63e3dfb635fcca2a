/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import type { Locale } from '@sahra/schemas/constants';
import type { FilmReport, FilmSound, SoundWords } from '@sahra/schemas/film';

import type { FilmDesk } from '../../../films/film-desk.route';
import { InAdmin } from '../../testing/in-admin';
import { SOUND_MESSAGES } from './sound-messages';
import { Sounds } from './Sounds';

const CODE = 'filmtest';
const ARABIC: FilmSound = {
  ...{ id: 1, language: 'ar', kind: 'programme', title: null, name: 'العربية', channels: 6 },
};
const ENGLISH: FilmSound = { ...ARABIC, id: 2, language: 'en', name: 'English', channels: 2 };
const FILM: FilmReport = {
  ...{ code: CODE, state: 'ready', progress: 1, reason: null, playable: true, retryable: false },
  ...{ sounds: [ARABIC, ENGLISH], lostSounds: [], audio: true, captions: [], nextCaptions: null, posters: 3 },
  ...{ seconds: 24, height: 720 },
};

let film: FilmReport;
/** What media answers next, other than 200. */
let refusal: { status: number; body: string } | null;
const calls: { url: string; headers: Record<string, string>; body: SoundWords[] }[] = [];

const { fetch: realFetch } = globalThis;
beforeEach(() => {
  film = FILM;
  refusal = null;
  calls.length = 0;
  globalThis.fetch = (url, init) => {
    const body = JSON.parse(init?.body as string) as SoundWords[];
    calls.push({ url: url as string, headers: init?.headers as Record<string, string>, body });
    if (refusal) return Promise.resolve(new Response(refusal.body, { status: refusal.status }));
    film = {
      ...film,
      sounds: body.flatMap((words) => {
        const sound = film.sounds.find(({ id }) => id === words.id);
        return sound ? [{ ...sound, ...words, name: words.title ?? sound.name }] : [];
      }),
    };
    return Promise.resolve(new Response('{}'));
  };
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

const Panel = ({ mayChange }: { mayChange: boolean }) => {
  const [shown, setShown] = useState(film);
  const reload = (): Promise<FilmDesk> => {
    setShown(film);
    return Promise.resolve({ code: CODE, live: false, film, token: 'of-now' });
  };
  return <Sounds code={CODE} film={shown} mayChange={mayChange} reload={reload} />;
};

const show = (locale: Locale = 'en', mayChange = true) =>
  render(
    <InAdmin locale={locale} messages={SOUND_MESSAGES[locale]}>
      <Panel mayChange={mayChange} />
    </InAdmin>,
  );

const group = (name: string) => within(screen.getByRole('group', { name }));
/** The part of the panel: the admin has a status and an alert of its own. */
const part = (name: string) => within(screen.getByRole('region', { name }));
const names = (): (string | null)[] =>
  screen.getAllByRole('group').map((each) => each.querySelector('legend')?.textContent ?? null);
const save = (name = 'Save the sounds') => userEvent.click(screen.getByRole('button', { name }));

test('each sound is shown with its language and kind in the language of the editor', () => {
  show('ar');
  expect(group('English').getByLabelText('اللغة')).toHaveProperty('value', 'en');
  expect(group('English').getByText('الإنجليزية')).toBeTruthy();
  expect(group('العربية').getByText('ستيريو و5.1')).toBeTruthy();
  expect(group('English').queryByText('ستيريو و5.1')).toBeNull();
});

test('language, kind and name are saved together, with a new token', async () => {
  show();
  fireEvent.change(group('English').getByLabelText('Language'), { target: { value: 'fr' } });
  fireEvent.change(group('English').getByLabelText('Kind'), { target: { value: 'description' } });
  fireEvent.change(group('English').getByRole('textbox'), { target: { value: 'Described' } });
  await save();
  await waitFor(() => expect(part('Sound').getByRole('status').textContent).toMatch(/^Done/));
  expect(calls).toMatchObject([
    {
      url: '/films/filmtest/sounds',
      headers: { authorization: 'Bearer of-now', 'x-localization': 'en' },
      body: [
        { id: 1, language: 'ar', kind: 'programme', title: null },
        { id: 2, language: 'fr', kind: 'description', title: 'Described' },
      ],
    },
  ]);
  expect(names()).toEqual(['العربية', 'Described']);
});

test('sounds are ordered by keyboard, and the focus stays on the button', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Move down: العربية' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['English', 'العربية']);
  expect(document.activeElement).toBe(button);
  // There is no further place.
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['English', 'العربية']);
  const saver = () => screen.getByRole('button', { name: 'Save the sounds' });
  saver().focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(part('Sound').getByRole('status').textContent).toMatch(/^Done/));
  expect(calls[0]?.body.map(({ id }) => id)).toEqual([2, 1]);
  expect(document.activeElement).toBe(saver());
});

test('nothing can be saved before something has changed', () => {
  show();
  const button = screen.getByRole('button', { name: 'Save the sounds' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(calls).toEqual([]);
});

test('what media refuses is said in its own words, and a service that is away changes nothing', async () => {
  show('ar');
  fireEvent.change(group('English').getByLabelText('اللغة'), { target: { value: '' } });
  refusal = { status: 409, body: JSON.stringify({ message: 'تغيّرت أصوات الفيلم.' }) };
  await save('حفظ الأصوات');
  expect((await part('الصوت').findByRole('alert')).textContent).toBe('تغيّرت أصوات الفيلم.');
  refusal = { status: 503, body: '' };
  await save('حفظ الأصوات');
  await waitFor(() => expect(part('الصوت').getByRole('alert').textContent).toContain('لم تستجب خدمة الأفلام'));
  expect(group('English').getByLabelText('اللغة')).toHaveProperty('value', '');
});

test('what the file had besides is told, also of a film with nothing to choose', () => {
  film = {
    ...FILM,
    sounds: [],
    lostSounds: [
      { language: 'fr', codec: 'apac', reason: 'UNREADABLE' },
      { language: null, codec: 'pcm_s24le', reason: 'SINGLE_CHANNEL' },
    ],
  };
  show();
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toContain('French – apac');
  expect(first).toContain('export it as AAC');
  expect(second).toContain('one channel of many');
  expect(screen.queryByRole('button')).toBeNull();
});

test('who may not change the video sees the sounds, and no buttons', () => {
  show('en', false);
  expect(names()).toEqual(['العربية', 'English']);
  expect(screen.queryByRole('button')).toBeNull();
  expect(group('English').getByLabelText('Language')).toHaveProperty('disabled', true);
});

/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import type { Locale } from '@sahra/schemas/constants';
import type { FilmReport } from '@sahra/schemas/film';

import type { FilmDesk } from '../../../films/film-desk.route';
import { InAdmin } from '../../testing/in-admin';
import { CAPTION_MESSAGES } from './caption-messages';
import { Captions } from './Captions';

const CODE = 'filmtest';
const READY: FilmReport = {
  ...{ code: CODE, state: 'ready', progress: 1, reason: null, playable: true, retryable: false },
  ...{ sounds: [], lostSounds: [] },
  ...{ seconds: 24, height: 720, audio: true, captions: ['en'], nextCaptions: null, posters: 3 },
};

let origin: string;
let server: Server;
/** What media answers next, other than 200. */
let refusal: { status: number; body: string } | null;
let film: FilmReport;
const calls: { method: string; url: string; token: string; language: unknown; body: string }[] = [];

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

const { fetch: realFetch } = globalThis;
beforeAll(async () => {
  server = createServer((request, response) => {
    void textOf(request).then((body) => {
      const { method = '', url = '', headers } = request;
      const { authorization: token = '', 'x-localization': language } = headers;
      calls.push({ method, url, token, language, body });
      const locale = url.endsWith('/ar') ? 'ar' : 'en';
      if (!refusal && method !== 'GET') {
        const others = film.captions.filter((each) => each !== locale);
        film = { ...film, captions: method === 'PUT' ? [...others, locale] : others };
      }
      response.writeHead(refusal?.status ?? 200).end(refusal?.body ?? 'WEBVTT');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  globalThis.fetch = (path, init) => realFetch(new URL(path as string, origin), init);
});
afterAll(() => {
  globalThis.fetch = realFetch;
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  calls.length = 0;
  refusal = null;
  film = READY;
});

/** The panel, which shows what media says after each change. */
const Panel = ({ mayChange }: { mayChange: boolean }) => {
  const [shown, setShown] = useState(film);
  const reload = (): Promise<FilmDesk> => {
    setShown(film);
    return Promise.resolve({ code: CODE, live: false, film, token: 'of-now' });
  };
  return <Captions code={CODE} film={shown} mayChange={mayChange} reload={reload} />;
};

const show = (locale: Locale = 'en', mayChange = true) =>
  render(
    <InAdmin locale={locale} messages={CAPTION_MESSAGES[locale]}>
      <Panel mayChange={mayChange} />
    </InAdmin>,
  );

const group = (name: string) => within(screen.getByRole('group', { name }));
const choose = (name: string, text: string) =>
  userEvent.upload(group(name).getByLabelText(name), new File([text], 'film.srt'));

test('a file that is chosen goes to media with a new token, and viewers have it at once', async () => {
  show();
  expect(group('Arabic').getByText(/^None yet/)).toBeTruthy();
  await choose('Arabic', '00:01.000 --> 00:02.000\nمرحبا');
  await waitFor(() => expect(group('Arabic').getByRole('status').textContent).toMatch(/^Done/));
  expect(calls).toEqual([
    {
      ...{ method: 'PUT', url: '/films/filmtest/captions/ar', token: 'Bearer of-now', language: 'en' },
      body: '00:01.000 --> 00:02.000\nمرحبا',
    },
  ]);
  expect(group('Arabic').getByRole('button', { name: 'Replace' })).toBeTruthy();
});

test('a file that is dropped goes to media', async () => {
  show();
  const files = [new File(['WEBVTT'], 'film.vtt')];
  fireEvent.drop(screen.getByRole('group', { name: 'English' }), {
    dataTransfer: { types: ['Files'], files },
  });
  await waitFor(() => expect(group('English').getByRole('status').textContent).toMatch(/^Done/));
  expect(calls).toMatchObject([{ method: 'PUT', url: '/films/filmtest/captions/en', body: 'WEBVTT' }]);
});

test('a file that is dropped by an editor who may not change captions is neither opened nor sent', () => {
  show('en', false);
  const dataTransfer = { types: ['Files'], files: [new File(['WEBVTT'], 'film.vtt')] };
  expect(fireEvent.drop(screen.getByRole('group', { name: 'English' }), { dataTransfer })).toBe(false);
  expect(group('English').getByRole('status').textContent).toBe('Viewers can turn them on.');
  expect(calls).toEqual([]);
});

test('each mistake is shown in the language of the admin, and a correct file clears them', async () => {
  show('ar');
  const sentences = ['السطر 2، عند 00:00:03: عدد حروف السطر 60، والحد الأقصى 42.', 'السطر 9، عند 00:00:07: …'];
  refusal = {
    status: 422,
    body: JSON.stringify({ code: 'CAPTIONS_INVALID', errors: { captions: sentences } }),
  };
  await choose('العربية', 'too long');
  const alert = await group('العربية').findByRole('alert');
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(sentences);
  expect(calls).toMatchObject([{ language: 'ar' }]);

  refusal = null;
  await choose('العربية', 'short');
  await waitFor(() => expect(group('العربية').queryByRole('alert')).toBeNull());
});

test('what media asks is answered by a button, and what it says about the captions is shown', async () => {
  show();
  const sentences = ['Line 2: the first caption begins at 10:00:01, so viewers would see none.'];
  refusal = {
    status: 422,
    body: JSON.stringify({ errors: { captions: sentences }, asks: { offset: -36_000 } }),
  };
  await choose('English', 'late');
  const move = await group('English').findByRole('button', { name: 'Move all captions back by 10:00:00' });
  expect(group('English').getByRole('button', { name: 'Keep the times' })).toBeTruthy();
  const warning = 'All captions are 10:00:00 sooner than in the file.';
  refusal = { status: 200, body: JSON.stringify({ data: film, warnings: [warning] }) };
  await userEvent.click(move);
  expect(await group('English').findByText(warning)).toBeTruthy();
  expect(calls.at(-1)).toMatchObject({ url: '/films/filmtest/captions/en?offset=-36000', body: 'late' });
  expect(group('English').queryByRole('alert')).toBeNull();
});

test('a file that counts frames is taken with the number that is chosen', async () => {
  show('ar');
  const asks = { frameRate: [23.976, 25] };
  refusal = { status: 422, body: JSON.stringify({ errors: { captions: ['…'] }, asks }) };
  await choose('العربية', 'frames');
  const button = await group('العربية').findByRole('button', { name: '25 إطارًا في الثانية' });
  refusal = null;
  await userEvent.click(button);
  await waitFor(() => expect(group('العربية').queryByRole('alert')).toBeNull());
  expect(calls.at(-1)).toMatchObject({ url: '/films/filmtest/captions/ar?frameRate=25' });
});

test('a file of more than 1 MB is not sent, and a service that is away changes nothing', async () => {
  show();
  await choose('English', 'x'.repeat(1_000_001));
  expect((await group('English').findByRole('alert')).textContent).toContain('at most 1 MB');
  expect(calls).toEqual([]);

  refusal = { status: 503, body: '' };
  await choose('English', 'short');
  await waitFor(() => expect(group('English').getByRole('alert').textContent).toContain('did not respond'));
  expect(group('English').getByRole('button', { name: 'Download' })).toBeTruthy();
});

test('captions are removed after a question, by keyboard, and the focus stays in their place', async () => {
  show();
  group('English').getByRole('button', { name: 'Remove' }).focus();
  await userEvent.keyboard('{Enter}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove the captions?' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(group('English').getByRole('status').textContent).toContain('are removed'));
  expect(calls).toMatchObject([{ method: 'DELETE', url: '/films/filmtest/captions/en' }]);
  expect(group('English').queryByRole('button', { name: 'Download' })).toBeNull();
  expect(document.activeElement).toBe(group('English').getByRole('button', { name: 'Choose a file' }));
});

test('captions are downloaded as a file with a name of their own', async () => {
  show();
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:captions', revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  await userEvent.click(group('English').getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(saved).toEqual(['filmtest.en.vtt']));
  click.mockRestore();
});

test('captions that wait for a new film say so, and who may not change them has no buttons', () => {
  film = { ...READY, state: 'processing', nextCaptions: ['ar'] };
  show('en', false);
  expect(screen.getByText(/A new film is on its way/)).toBeTruthy();
  expect(group('Arabic').getByRole('status').textContent).toBe('Viewers get them with the new film.');
  expect(screen.queryByRole('button')).toBeNull();
});

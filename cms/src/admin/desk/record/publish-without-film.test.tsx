/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { screen } from '@testing-library/react';

import type { FilmReport } from '@sahra/schemas/film';

import type { FilmDesk } from '../../../films/film-desk.route';
import { fakeAdmin } from '../testing/fake-admin';
import {
  column,
  onServer,
  openRecord,
  pass,
  person,
  prepareRecord,
  requests,
  title,
} from '../testing/open-record';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const { routes } = fakeAdmin;

beforeEach(prepareRecord);
afterEach(() => {
  jest.useRealTimers();
});

describe('a video without a film', () => {
  const film = (state: FilmReport['state']) => (): FilmDesk => ({
    ...{ code: 'code01', live: false, token: null },
    film: {
      ...{ code: 'code01', state, progress: 0, reason: null, playable: false, retryable: false },
      ...{ sounds: [], lostSounds: [] },
      ...{ seconds: null, height: null, audio: false, captions: [], nextCaptions: null, posters: 0 },
    },
  });
  const QUESTION = 'This video has no film yet. Viewers will see its page, but cannot play it.';
  const publishes = () => requests('POST', '/desk/record/publish').length;
  beforeEach(() => {
    routes.set('GET /film-desk/doc1', film('none'));
    routes.set('GET /desk/record/live', () => ({ live: true, afterMs: 900 }));
    routes.set('POST /desk/record/publish', () => onServer.stored);
    const { words } = onServer.stored;
    if (words)
      onServer.stored = { ...onServer.stored, words: { ...words, ar: { ...words.ar, state: 'draft' } } };
  });

  test('is asked about at the foot of the language, by the button and by the keys, and may wait', async () => {
    await openRecord();
    await person.click(screen.getByRole('button', { name: 'Publish Arabic' }));
    await pass(100);
    expect(column('Arabic').getByRole('group', { name: QUESTION })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Not yet' }));
    expect(screen.queryByText(QUESTION)).toBeNull();
    await person.click(title('Arabic'));
    await person.keyboard('{Control>}{Enter}{/Control}');
    await pass(100);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Not yet' }));
    await person.keyboard('{Escape}');
    expect([screen.queryByText(QUESTION), publishes()]).toEqual([null, 0]);
    expect(document.activeElement).toBe(title('Arabic'));
  });

  test('is published when the editor says so, and is not asked about again', async () => {
    await openRecord();
    await person.click(screen.getByRole('button', { name: 'Publish Arabic' }));
    await pass(100);
    await person.click(screen.getByRole('button', { name: 'Publish without a film' }));
    await pass(1000);
    expect(screen.getByText('Live after 0.9 s')).toBeTruthy();
    await person.click(title('Arabic'));
    await person.keyboard('{Control>}{Enter}{/Control}');
    await pass(1000);
    expect(publishes()).toBe(2);
  });

  test.each(['uploading', 'processing'] as const)(
    'is not asked about while its film is %s',
    async (state) => {
      routes.set('GET /film-desk/doc1', film(state));
      await openRecord();
      await person.click(screen.getByRole('button', { name: 'Publish Arabic' }));
      await pass(1000);
      expect(publishes()).toBe(1);
    },
  );
});

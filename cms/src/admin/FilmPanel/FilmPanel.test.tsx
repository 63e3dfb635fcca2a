/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { render, screen } from '@testing-library/react';

import type { FilmReport } from '@sahra/schemas/film';

import type { FilmDesk } from '../../films/film-desk.route';
import { InAdmin } from '../testing/in-admin';
import { CAPTION_MESSAGES } from './captions/caption-messages';
import { FILM_MESSAGES } from './film-messages';
import { FilmPanel } from './FilmPanel';

const NONE: FilmReport = {
  ...{ code: 'filmtest', state: 'none', progress: 0, reason: null, playable: false, retryable: false },
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
const show = async (film: FilmReport, live: boolean): Promise<void> => {
  mockDesk.desk = { code: 'filmtest', live, film, token: 'token' };
  render(
    <InAdmin locale="en" messages={{ ...FILM_MESSAGES.en, ...CAPTION_MESSAGES.en }}>
      <Panel />
    </InAdmin>,
  );
  await screen.findByRole('status');
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
  expect(screen.queryAllByRole('region', { name: 'Captions' })).toHaveLength(sections);
});

/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import type { FilmReport } from '@sahra/schemas/film';

import { InAdmin } from '../testing/in-admin';
import { CAPTION_MESSAGES } from './captions/caption-messages';
import { Film } from './Film';
import { FILM_MESSAGES } from './film-messages';

jest.mock('@strapi/strapi/admin', () => ({ useFetchClient: () => ({ post: () => Promise.resolve() }) }));
jest.mock('./use-film-upload', () => ({
  useFilmUpload: () => {
    const { useState: state } = jest.requireActual<{ useState: typeof useState }>('react');
    const [progress, setProgress] = state<number | null>(null);
    return { progress, problem: null, start: () => setProgress(0), cancel: () => setProgress(null) };
  },
}));

const FAILED: FilmReport = {
  ...{ code: 'filmtest', state: 'failed', progress: 0, reason: 'ENCODER_FAILED', retryable: true },
  ...{ playable: false, seconds: null, height: null, audio: false, captions: [], nextCaptions: null },
  ...{ sounds: [], lostSounds: [], posters: 0 },
};
const PICKER = 'Choose a file';

const Panel = () => {
  const [film, setFilm] = useState(FAILED);
  const reload = () => {
    setFilm({ ...FAILED, state: 'processing', reason: null, retryable: false });
    return Promise.resolve(undefined);
  };
  return (
    <Film
      address="/film-desk/doc1"
      posters={null}
      desk={{ code: 'filmtest', live: false, film, token: 'token' }}
      reload={reload}
    />
  );
};

const focused = (): string | null | undefined => document.activeElement?.textContent;

beforeEach(() => {
  render(
    <InAdmin locale="en" messages={{ ...FILM_MESSAGES.en, ...CAPTION_MESSAGES.en }}>
      <Panel />
    </InAdmin>,
  );
});

test('a panel that is drawn leaves the focus where it is', () => {
  expect(document.activeElement).toBe(document.body);
});

test('an editor who uploads by keyboard comes to the button that stops it, and back', async () => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  screen.getAllByRole('button', { name: PICKER })[0]?.focus();
  if (input) await userEvent.upload(input, new File(['x'], 'harbour.mp4', { type: 'video/mp4' }));
  expect(focused()).toBe('Stop the upload');
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe(PICKER);
});

test('an editor who tries again by keyboard keeps the focus in the panel', async () => {
  screen.getByRole('button', { name: 'Try again' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(focused()).toBe(PICKER);
});

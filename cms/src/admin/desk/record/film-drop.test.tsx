/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { fireEvent, render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';

import type { FilmReport } from '@sahra/schemas/film';

import { CAPTION_MESSAGES } from '../../FilmPanel/captions/caption-messages';
import { FILM_MESSAGES } from '../../FilmPanel/film-messages';
import { InAdmin } from '../../testing/in-admin';
import { DESK_MESSAGES } from '../language/desk-messages';
import { DeskAt, deskRouter } from '../testing/desk-at';
import { fakeAdmin } from '../testing/fake-admin';
import { recordDetail } from '../testing/record-detail';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const mockStart = jest.fn<undefined, [File]>();
jest.mock('../../FilmPanel/use-film-upload', () => ({
  useFilmUpload: () => ({ progress: null, problem: null, start: mockStart, cancel: () => undefined }),
}));

const MESSAGES = { ...DESK_MESSAGES.en, ...FILM_MESSAGES.en, ...CAPTION_MESSAGES.en };

const READY: FilmReport = {
  ...{ code: 'code01', state: 'ready', progress: 1, reason: null, playable: true, retryable: false },
  ...{ sounds: [], lostSounds: [] },
  ...{ seconds: 60, height: 720, audio: false, captions: [], nextCaptions: null, posters: 0 },
};
const FILM = new File(['x'], 'harbour.mp4', { type: 'video/mp4' });
const held = (file: File) => ({ dataTransfer: { types: ['Files'], files: [file] } });

const openVideo = async (token: string | null): Promise<void> => {
  fakeAdmin.routes.set('GET /film-desk/doc1', () => ({ code: 'code01', live: false, film: READY, token }));
  render(
    <InAdmin locale="en" messages={MESSAGES}>
      <RouterProvider router={deskRouter('/desk/videos/video/doc1')} />
    </InAdmin>,
  );
  await screen.findByRole('region', { name: 'Film' });
};
const column = (): HTMLElement => screen.getByRole('region', { name: 'English' });
const isMarked = (): boolean => screen.queryByText('Let go to replace the film.') !== null;

beforeEach(() => {
  mockStart.mockClear();
  Element.prototype.scrollIntoView = () => undefined;
  fakeAdmin.routes.clear();
  fakeAdmin.routes.set('GET /desk/record', () => recordDetail());
  fakeAdmin.routes.set('GET /desk/record/used-in', () => []);
});

test.each([
  ['beside the place of the film', column],
  ['at the head of the screen', () => screen.getByRole('heading', { level: 1 })],
  ['on the place itself', () => screen.getByRole('button', { name: 'Replace the film' })],
])('a film that is dropped %s is uploaded once', async (_, placeOf) => {
  await openVideo('token');
  expect(fireEvent.dragOver(placeOf(), held(FILM))).toBe(false);
  expect(isMarked()).toBe(true);
  expect(fireEvent.drop(placeOf(), held(FILM))).toBe(false);
  expect(isMarked()).toBe(false);
  expect(mockStart.mock.calls).toEqual([[FILM]]);
});

test('a sound is a film too, a file without a type may be one, and another one is refused in words', async () => {
  await openVideo('token');
  const unnamed = new File(['x'], 'Harbour.AVI');
  const sound = new File(['x'], 'episode.mp3', { type: 'audio/mpeg' });
  fireEvent.drop(column(), held(sound));
  fireEvent.drop(column(), held(unnamed));
  expect(fireEvent.drop(column(), held(new File(['x'], 'poster.png', { type: 'image/png' })))).toBe(false);
  expect(mockStart.mock.calls).toEqual([[sound], [unnamed]]);
  expect(fakeAdmin.notices.at(-1)).toMatch(/^Only a film/);
});

test('a file that is dropped on the captions is theirs alone', async () => {
  await openVideo('token');
  const captions = screen.getByRole('group', { name: 'Arabic' });
  fireEvent.dragOver(captions, held(FILM));
  expect(isMarked()).toBe(false);
  const large = new File(['x'.repeat(1_000_001)], 'harbour.mp4', { type: 'video/mp4' });
  fireEvent.drop(captions, held(large));
  expect(await screen.findByText(/at most 1 MB/)).toBeTruthy();
  expect(mockStart).not.toHaveBeenCalled();
});

test('a film that is dropped above an open dialog is not taken', async () => {
  await openVideo('token');
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  expect(fireEvent.drop(column(), held(FILM))).toBe(false);
  dialog.remove();
  expect(mockStart).not.toHaveBeenCalled();
});

test('an editor who may not upload a film opens and sends nothing by dropping one', async () => {
  await openVideo(null);
  expect(fireEvent.dragOver(column(), held(FILM))).toBe(false);
  expect(fireEvent.drop(column(), held(FILM))).toBe(false);
  expect(document.querySelector('[data-over]')).toBeNull();
  expect(mockStart).not.toHaveBeenCalled();
});

describe('another screen of the desk', () => {
  beforeEach(async () => {
    render(<DeskAt router={deskRouter('/nowhere')} locale="en" />);
    await screen.findByRole('navigation', { name: 'Desk' });
  });

  test('does nothing with a file that is dropped on it', () => {
    expect(fireEvent.dragOver(screen.getByRole('main'), held(FILM))).toBe(false);
    expect(fireEvent.drop(screen.getByRole('main'), held(FILM))).toBe(false);
  });

  test('leaves alone what is dragged within the desk, and what an input for files takes', () => {
    const dataTransfer = { types: ['text/plain'], files: [] };
    expect(fireEvent.dragOver(screen.getByRole('main'), { dataTransfer })).toBe(true);
    expect(fireEvent.drop(screen.getByRole('main'), { dataTransfer })).toBe(true);
    const input = document.createElement('input');
    input.type = 'file';
    screen.getByRole('main').append(input);
    expect(fireEvent.drop(input, held(FILM))).toBe(true);
  });
});

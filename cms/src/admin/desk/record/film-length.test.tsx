/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';

import type { FilmReport } from '@sahra/schemas/film';

import { InAdmin } from '../../testing/in-admin';
import { CAPTION_MESSAGES } from '../../FilmPanel/captions/caption-messages';
import { FILM_MESSAGES } from '../../FilmPanel/film-messages';
import { DESK_MESSAGES } from '../language/desk-messages';
import { deskRouter } from '../testing/desk-at';
import { fakeAdmin } from '../testing/fake-admin';
import { formField, recordDetail } from '../testing/record-detail';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const MESSAGES = { ...DESK_MESSAGES.en, ...FILM_MESSAGES.en, ...CAPTION_MESSAGES.en };

const NONE: FilmReport = {
  ...{ code: 'code01', state: 'none', progress: 0, reason: null, playable: false, retryable: false },
  ...{ sounds: [], lostSounds: [] },
  ...{ seconds: null, height: null, audio: false, captions: [], nextCaptions: null, posters: 0 },
};
const READY: FilmReport = { ...NONE, state: 'ready', progress: 1, playable: true, seconds: 61.48 };

const open = async (film: FilmReport): Promise<HTMLElement> => {
  const detail = recordDetail();
  const length = formField({ name: 'durationSeconds', label: 'Length', kind: 'number' });
  const values = { ...detail.facts?.values, durationSeconds: 99 };
  fakeAdmin.routes.clear();
  fakeAdmin.routes.set('GET /desk/record', () => ({
    ...detail,
    form: { ...detail.form, facts: [...detail.form.facts, length] },
    facts: detail.facts && { ...detail.facts, values },
  }));
  fakeAdmin.routes.set('GET /desk/record/used-in', () => []);
  fakeAdmin.routes.set('GET /film-desk/doc1', () => ({ code: 'code01', live: false, film, token: null }));
  render(
    <InAdmin locale="en" messages={MESSAGES}>
      <RouterProvider router={deskRouter('/desk/videos/video/doc1')} />
    </InAdmin>,
  );
  await screen.findByRole('region', { name: 'Film' });
  return screen.getByRole('textbox', { name: 'Length' });
};

test('the length of a video with a film is that of the film, and cannot be typed', async () => {
  const field = await open(READY);
  expect(field).toHaveProperty('value', '61');
  expect(field).toHaveProperty('disabled', true);
});

test('the length of a video without a film is typed', async () => {
  const field = await open(NONE);
  expect(field).toHaveProperty('value', '99');
  expect(field).toHaveProperty('disabled', false);
});

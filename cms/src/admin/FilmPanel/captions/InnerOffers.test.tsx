/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import type { Locale } from '@sahra/schemas/constants';
import type { FilmReport } from '@sahra/schemas/film';
import type { CaptionFacts, FilmFacts } from '@sahra/schemas/film-facts';

import { InAdmin } from '../../testing/in-admin';
import { CAPTION_MESSAGES } from './caption-messages';
import { Captions } from './Captions';

const FACTS: FilmFacts = {
  ...{ seconds: 24, width: 1280, height: 720, framesPerSecond: 25, colour: 'sdr', sounds: [], changes: [] },
  innerCaptions: [
    {
      ...{ inner: 2, tag: 'ara', title: null, format: 'mov_text', language: 'ar' },
      ...{ isDoubtful: false, refusal: null, count: 12 },
    },
  ],
};
const FILM: FilmReport = {
  ...{ sounds: [], lostSounds: [] },
  ...{ code: 'filmtest', state: 'ready', progress: 1, reason: null, playable: true, retryable: false },
  ...{ seconds: 24, height: 720, audio: true, captions: [], nextCaptions: null, posters: 3, facts: FACTS },
};
const SHOWN = { seconds: 1, lines: ['مرحبا'], isTop: false };
const factsFrom = (inner: number | null): CaptionFacts[] => [
  { language: 'ar', count: 12, first: SHOWN, last: SHOWN, inner, notes: [] },
];

const calls: string[] = [];
/** What media answers next: problems, or nothing for captions that it takes. */
let refused: object | null;
const { fetch: realFetch } = globalThis;
beforeEach(() => {
  calls.length = 0;
  refused = null;
  globalThis.fetch = (path, init) => {
    calls.push(`${init?.method} ${path as string} ${typeof init?.body}`);
    return Promise.resolve(Response.json(refused ?? { warnings: [] }, { status: refused ? 422 : 200 }));
  };
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

/** The captions, which are those inside the film once media has taken them. */
const Panel = ({ film }: { film: Partial<FilmReport> }) => {
  const [shown, setShown] = useState<FilmReport>({ ...FILM, ...film });
  const reload = () => {
    if (calls.length > 0 && !refused) setShown({ ...FILM, captions: ['ar'], captionFacts: factsFrom(2) });
    return Promise.resolve({ code: 'filmtest', live: false, film: FILM, token: 'of-now' });
  };
  return <Captions code="filmtest" film={shown} mayChange reload={reload} />;
};

const show = (film: Partial<FilmReport>, locale: Locale = 'en') =>
  render(
    <InAdmin locale={locale} messages={CAPTION_MESSAGES[locale]}>
      <Panel film={film} />
    </InAdmin>,
  );
const group = (name: string) => within(screen.getByRole('group', { name }));

test('captions inside the film are offered in their language, and taken by one press', async () => {
  show({});
  expect(group('Arabic').getByText(/^Inside the film’s file: Arabic, .*MPEG-4.*, 12 captions$/)).toBeTruthy();
  expect(group('English').queryByRole('button', { name: /these$/ })).toBeNull();
  await userEvent.click(group('Arabic').getByRole('button', { name: 'Take these' }));
  await waitFor(() => expect(group('Arabic').getByRole('status').textContent).toMatch(/^Done/));
  expect(calls).toEqual(['PUT /films/filmtest/captions/ar?inner=2 undefined']);
  // The button that was pressed is gone.
  expect(document.activeElement).toBe(group('Arabic').getByRole('button', { name: 'Replace' }));
});

test('what media asks about them is answered by a button', async () => {
  show({});
  refused = { errors: { captions: ['…'] }, asks: { offset: -36_000 } };
  await userEvent.click(group('Arabic').getByRole('button', { name: 'Take these' }));
  const move = await group('Arabic').findByRole('button', { name: /^Move all captions/ });
  refused = null;
  await userEvent.click(move);
  await waitFor(() => expect(group('Arabic').queryByRole('alert')).toBeNull());
  expect(calls.at(-1)).toBe('PUT /films/filmtest/captions/ar?offset=-36000&inner=2 undefined');
});

test('captions that were taken from inside the film say so, and are not offered again', () => {
  show({ captions: ['ar'], captionFacts: factsFrom(2) }, 'ar');
  expect(group('العربية').getByText(/^كانت داخل ملف الفيلم/)).toBeTruthy();
  expect(group('العربية').queryByRole('button', { name: /هذه الترجمة/ })).toBeNull();
});

test('captions of an editor are replaced by those inside the film only by a button that says so', () => {
  show({ captions: ['ar'], captionFacts: factsFrom(null) });
  expect(group('Arabic').getByRole('button', { name: 'Replace with these' })).toBeTruthy();
  expect(group('Arabic').queryByText(/^They were inside/)).toBeNull();
});

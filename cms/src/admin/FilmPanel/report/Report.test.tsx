/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { render, screen, waitFor, within } from '@testing-library/react';

import type { Locale } from '@sahra/schemas/constants';
import type { FilmReport } from '@sahra/schemas/film';
import type { CaptionFacts, FilmFacts } from '@sahra/schemas/film-facts';

import { InAdmin } from '../../testing/in-admin';
import { CAPTION_MESSAGES } from '../captions/caption-messages';
import { Report } from './Report';
import { REPORT_MESSAGES } from './report-messages';

const FILM: FilmReport = {
  ...{ sounds: [], lostSounds: [] },
  ...{ code: 'filmtest', state: 'ready', progress: 1, reason: null, playable: true, retryable: false },
  ...{ seconds: 24, height: 720, audio: true, captions: ['ar'], nextCaptions: null, posters: 3 },
};
const FACTS: FilmFacts = {
  ...{ seconds: 24, width: 720, height: 1280, framesPerSecond: 25, colour: 'hlg' },
  ...{ sounds: [{ language: 'ara', title: null, channels: 6 }], innerCaptions: [] },
  changes: ['toneMapped', 'turned', 'folded'],
};
const CAPTIONS: CaptionFacts[] = [
  {
    ...{ language: 'ar', count: 12, inner: null },
    first: { seconds: 1, lines: ['مرحبًا!', 'I will always love you.'], isTop: false },
    last: { seconds: 20, lines: ['إلى اللقاء'], isTop: true },
    notes: [{ en: 'Line 2: a long line was divided.', ar: 'السطر 2: قُسّم سطر طويل.' }],
  },
];

let asked: string[];
const { fetch: realFetch } = globalThis;
beforeEach(() => {
  let made = 0;
  Object.assign(URL, { createObjectURL: () => `blob:${(made += 1)}`, revokeObjectURL: () => undefined });
  asked = [];
  globalThis.fetch = (input) => {
    if (typeof input === 'string') asked.push(input);
    return Promise.resolve(new Response('picture'));
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const reload = () => Promise.resolve({ code: 'filmtest', live: false, film: FILM, token: 'of-now' });
const show = (film: Partial<FilmReport>, locale: Locale = 'en') =>
  render(
    <InAdmin locale={locale} messages={{ ...REPORT_MESSAGES[locale], ...CAPTION_MESSAGES[locale] }}>
      <Report film={{ ...FILM, ...film }} reload={reload} />
    </InAdmin>,
  );
const listed = (name: string): (string | null)[] =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('what was found, what was changed and what to look at are three lists', async () => {
  show({ facts: FACTS, captionFacts: CAPTIONS });
  expect(listed('What its file has')).toEqual([
    'Picture: \u2066720 × 1280\u2069, 25 frames a second, 00:00:24',
    'Colours: HDR (HLG)',
    'Sound: Arabic, 5.1',
  ]);
  expect(listed('What was changed')).toHaveLength(3);
  expect(listed('What to look at')).toEqual(['Arabic captions: Line 2: a long line was divided.']);
  expect(await screen.findAllByRole('figure')).toHaveLength(2);
});

test('the first and the last caption stand over their frames of the film, each line in its direction', async () => {
  const { container } = show({ facts: FACTS, captionFacts: CAPTIONS }, 'ar');
  const [first, last] = screen.getAllByRole('figure');
  expect(first?.textContent).toContain('العربية: أول ترجمة، عند 00:00:01');
  expect(last?.textContent).toContain('العربية: آخر ترجمة، عند 00:00:20');
  const line = within(first ?? container).getByText('I will always love you.');
  expect(line.closest('[dir]')?.getAttribute('dir')).toBe('auto');
  expect(line.closest('[lang]')?.getAttribute('lang')).toBe('ar');
  await waitFor(() => {
    const pictures = [...container.querySelectorAll('img')].map(({ src }) => src);
    expect(pictures).toEqual(['blob:1', 'blob:2']);
  });
  expect(asked).toEqual(['/films/filmtest/frames/1000.jpg', '/films/filmtest/frames/20000.jpg']);
});

test('captions of a sound without a picture stand over a picture too', () => {
  show({ facts: { ...FACTS, width: 0, height: 0 }, captionFacts: CAPTIONS });
  const [first] = screen.getAllByRole('figure');
  expect((first?.firstElementChild as HTMLElement).style.aspectRatio).toBe('16 / 9');
});

test('a film that was not changed says so', () => {
  show({ facts: { ...FACTS, changes: [] } });
  expect(listed('What was changed')).toEqual(['Nothing was changed.']);
  expect(screen.queryByRole('list', { name: 'What to look at' })).toBeNull();
});

test('a film that was made before there were facts says nothing', () => {
  show({});
  expect(screen.queryByRole('region')).toBeNull();
});

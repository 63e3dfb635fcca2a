import type { FilmReport } from '@sahra/schemas/film';

import { reportLines } from './report-lines';

const FILM: FilmReport = {
  ...{ code: 'filmtest', state: 'ready', progress: 1, reason: null, playable: true, retryable: false },
  ...{ seconds: 24, height: 720, audio: true, captions: ['ar'], nextCaptions: null, posters: 3 },
  ...{ sounds: [], lostSounds: [] },
};

test('the facts of a film are plain lines', () => {
  const facts: FilmReport['facts'] = {
    ...{ seconds: 3661, width: 1920, height: 1080, framesPerSecond: 23.976, colour: 'hlg' },
    sounds: [{ language: 'ara', title: null, channels: 6 }],
    innerCaptions: [
      {
        ...{ inner: 2, tag: 'ara', title: null, format: 'mov_text', language: 'ar' },
        ...{ isDoubtful: false, refusal: null, count: 12 },
      },
    ],
    changes: ['toneMapped', 'folded'],
  };
  const first = { seconds: 1, lines: ['مرحبًا'], isTop: false };
  const last = { seconds: 60.5, lines: ['إلى', 'اللقاء'], isTop: false };
  const notes = [{ en: 'Line 2: a long line was divided (1 caption in all).', ar: '…' }];
  const captionFacts: FilmReport['captionFacts'] = [
    { language: 'ar', count: 12, first, last, inner: 2, notes },
  ];
  expect(reportLines({ ...FILM, facts, captionFacts })).toEqual([
    'Picture: 1920 × 1080, 23.976 frames a second, 01:01:01',
    'Colours: HDR (HLG)',
    'Sound: Arabic, 5.1',
    'Captions inside the file: Arabic, MPEG-4, 12 captions',
    'The brightness of HDR was brought to that of usual screens.',
    'The sound was folded to stereo.',
    'Captions ar: 12, from 00:00:01 مرحبًا to 00:01:00 إلى / اللقاء',
    'Look at this: Arabic captions: These captions were inside the file, and viewers get them. Please read them once.',
    'Look at this: Arabic captions: Line 2: a long line was divided (1 caption in all).',
  ]);
});

test('a film that was made before there were facts has no lines', () => {
  expect(reportLines(FILM)).toEqual([]);
});

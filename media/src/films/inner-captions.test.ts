import type { FoundCaptions } from '../encoder/file-facts';
import { isReadable, judgeInnerCaptions } from './inner-captions';

const ARABIC = '1\n00:00:01,000 --> 00:00:03,000\nمرحبًا بكم في سهرة!\n';
const ENGLISH = '1\n00:00:01,000 --> 00:00:03,000\nWhere are you? This is the last train.\n';
const FRENCH = '1\n00:00:01,000 --> 00:00:03,000\nOù est la gare ?\n';

const stream = (index: number, changes: Partial<FoundCaptions> = {}): FoundCaptions => ({
  ...{ index, tag: null, title: null, format: 'subrip', refusal: null },
  output: { codec: 'copy', format: 'srt' },
  ...{ isPartial: false, isDefault: false, isForDeaf: false },
  ...changes,
});

const judge = (...streams: [FoundCaptions, string?][]) =>
  judgeInnerCaptions(
    streams.map(([found]) => found),
    new Map(
      streams.flatMap(([{ index }, text]) =>
        text === undefined ? [] : [[index, Buffer.from(text)] as const],
      ),
    ),
  );

test.each([
  ['a tag that the letters agree with', 'ara', ARABIC, { language: 'ar', isDoubtful: false, refusal: null }],
  ['no tag, and Arabic letters', null, ARABIC, { language: 'ar', isDoubtful: false, refusal: null }],
  ['no tag, and English words', null, ENGLISH, { language: 'en', isDoubtful: false, refusal: null }],
  ['no tag, and Latin letters', null, FRENCH, { language: 'en', isDoubtful: true, refusal: null }],
  ['an English tag, and Arabic letters', 'eng', ARABIC, { language: 'ar', isDoubtful: false, refusal: null }],
  ['an Arabic tag, and Latin letters', 'ara', FRENCH, { language: 'en', isDoubtful: true, refusal: null }],
  ['no captions in it', 'ara', '', { language: null, refusal: 'empty' }],
  ['times that are broken', 'ara', '00:00:0x,000 --> 00:00:03,000\nمرحبا', { refusal: 'unreadable' }],
])('captions with %s', (_, tag, text, expected) => {
  expect(judge([stream(2, { tag }), text])).toMatchObject([{ inner: 2, tag, ...expected }]);
});

test('captions that ffmpeg did not give are named as unreadable', () => {
  expect(judge([stream(2, { tag: 'ara' })])).toMatchObject([{ language: null, refusal: 'unreadable' }]);
});

test('captions in other languages and pictures are named, and not read', () => {
  const french = stream(2, { tag: 'fra' });
  const pictures = stream(3, { tag: 'ara', format: 'hdmv_pgs_subtitle', output: null, refusal: 'pictures' });
  expect([isReadable(french), isReadable(pictures)]).toEqual([false, false]);
  expect(judge([french], [pictures])).toMatchObject([
    { tag: 'fra', language: null, refusal: 'language', count: 0 },
    { tag: 'ara', language: null, refusal: 'pictures', count: 0 },
  ]);
});

test('of several captions of a language one goes first: whole, the choice of the file, not for the deaf', () => {
  const judged = judge(
    [stream(2, { tag: 'ara', isPartial: true, isDefault: true }), ARABIC],
    [stream(3, { tag: 'ara', isForDeaf: true, isDefault: true }), ARABIC],
    [stream(4, { tag: 'ara' }), ARABIC],
    [stream(5, { tag: 'ara', isDefault: true }), ARABIC],
    [stream(6, { tag: 'eng', isForDeaf: true }), ENGLISH],
  );
  expect(judged.filter(({ isDoubtful }) => !isDoubtful).map(({ inner }) => inner)).toEqual([5, 6]);
});

import { FILM_CHANGES, FILM_COLOURS, INNER_REFUSALS, type FilmFacts, type InnerCaptions } from './film-facts';
import { changedTexts, foundTexts, innerCaptionsText, lookTexts } from './film-facts-texts';
import { LOCALES } from './constants';

const INNER: InnerCaptions = {
  ...{ inner: 2, tag: 'fra', title: 'Forced', format: 'hdmv_pgs_subtitle', language: null },
  ...{ isDoubtful: false, refusal: 'pictures', count: 0 },
};
const FACTS: FilmFacts = {
  ...{ seconds: 61, width: 1920, height: 1080, framesPerSecond: 25, colour: 'sdr' },
  ...{ sounds: [], innerCaptions: [], changes: [] },
};

test.each(LOCALES)('every colour, change and refusal is said in %s, in different words', (locale) => {
  const said = [
    ...FILM_COLOURS.map((colour) => foundTexts({ ...FACTS, colour }, locale)[1]),
    ...changedTexts({ ...FACTS, changes: [...FILM_CHANGES] }, locale),
    ...INNER_REFUSALS.flatMap((refusal) =>
      lookTexts({ ...FACTS, innerCaptions: [{ ...INNER, refusal }] }, [], locale),
    ),
  ];
  expect(new Set(said).size).toBe(FILM_COLOURS.length + FILM_CHANGES.length + INNER_REFUSALS.length);
});

test.each([
  [0, 'بلا قنوات'],
  [1, 'أحادي'],
  [2, 'ستيريو'],
  [3, '3 قنوات'],
  [6, '5.1'],
  [12, '12 قناة'],
])('a sound of %i channels in Arabic', (channels, layout) => {
  const sounds = [{ language: 'ara', title: null, channels }];
  expect(foundTexts({ ...FACTS, sounds }, 'ar')).toContain(`الصوت: العربية، ${layout}`);
});

test('a size is not turned around between Arabic words', () => {
  expect(foundTexts(FACTS, 'ar')[0]).toBe('الصورة: \u20661920 × 1080\u2069، 25 إطارًا في الثانية، 00:01:01');
});

test('captions inside a file are named by their language, format, name and number', () => {
  expect(innerCaptionsText({ ...INNER, count: 3 }, 'en')).toBe(
    'French, \u2068PGS\u2069, “\u2068Forced\u2069”, 3 captions',
  );
  expect(innerCaptionsText({ ...INNER, tag: null, title: null, format: 'arib_caption' }, 'en')).toBe(
    'language not said, \u2068arib_caption\u2069',
  );
});

test('captions that wait are to be looked at', () => {
  const inner: InnerCaptions = { ...INNER, tag: 'ara', title: null, language: 'ar', refusal: null, count: 2 };
  expect(lookTexts({ ...FACTS, innerCaptions: [inner] }, [], 'en')).toEqual([
    'Captions inside the file wait for your choice: Arabic, \u2068PGS\u2069, 2 captions',
  ]);
});

test('a sound without a picture has a length, and no size and no colours', () => {
  const facts: FilmFacts = { ...FACTS, width: 0, height: 0, framesPerSecond: 0, changes: ['pictured'] };
  expect(foundTexts(facts, 'en')).toEqual(['Length: 00:01:01', 'Sound: none']);
  expect(foundTexts(facts, 'ar')[0]).toBe('المدة: 00:01:01');
});

test('captions that cannot be taken for the same reason are named in one sentence', () => {
  const german: InnerCaptions = { ...INNER, inner: 3, tag: 'ger', title: null };
  expect(lookTexts({ ...FACTS, innerCaptions: [INNER, german] }, [], 'en')).toEqual([
    'French, \u2068PGS\u2069, “\u2068Forced\u2069”; German, \u2068PGS\u2069: These captions are pictures, without letters. Choose a file of captions as text.',
  ]);
});

test('captions that viewers have from inside the file are to be read once, and their notes are told', () => {
  const first = { seconds: 1, lines: ['مرحبا'], isTop: false };
  const notes = [{ en: 'A note.', ar: 'ملاحظة.' }];
  const captions = [{ language: 'ar' as const, count: 2, first, last: first, inner: 2, notes }];
  expect(lookTexts(FACTS, captions, 'ar')).toEqual([
    'الترجمة العربية: كانت هذه الترجمة داخل الملف وتصل إلى المشاهدين. راجعها مرة واحدة.',
    'الترجمة العربية: ملاحظة.',
  ]);
});

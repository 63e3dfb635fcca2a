import type { Locale } from './constants';
import { filmClock } from './film-clock';
import {
  INNER_REFUSALS,
  type CaptionFacts,
  type FilmChange,
  type FilmColour,
  type FilmFacts,
  type FilmSound,
  type InnerCaptions,
  type InnerRefusal,
} from './film-facts';
import { languageName } from './language-name';
import { formatList } from './format-list';
import { pluralRules } from './intl-formats';

type Texts<Key extends string> = Readonly<Record<Key, Readonly<Record<Locale, string>>>>;
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & Readonly<{ other: string }>;

const COUNTS = {
  captions: {
    en: { one: '1 caption', other: '# captions' },
    ar: {
      ...{ zero: 'لا ترجمات', one: 'ترجمة واحدة', two: 'ترجمتان' },
      ...{ few: '# ترجمات', many: '# ترجمة', other: '# ترجمة' },
    },
  },
  frames: {
    en: { one: '1 frame a second', other: '# frames a second' },
    ar: {
      ...{ zero: 'لا إطارات في الثانية', one: 'إطار واحد في الثانية', two: 'إطاران في الثانية' },
      ...{ few: '# إطارات في الثانية', many: '# إطارًا في الثانية', other: '# إطار في الثانية' },
    },
  },
  channels: {
    en: { one: '1 channel', other: '# channels' },
    ar: {
      ...{ zero: 'بلا قنوات', one: 'قناة واحدة', two: 'قناتان' },
      ...{ few: '# قنوات', many: '# قناة', other: '# قناة' },
    },
  },
} as const satisfies Record<string, Record<Locale, Forms>>;

const counted = (count: number, thing: keyof typeof COUNTS, locale: Locale): string => {
  const forms: Forms = COUNTS[thing][locale];
  return (forms[pluralRules(locale).select(count)] ?? forms.other).replace('#', String(count));
};

const COLOURS: Texts<FilmColour> = {
  sdr: { en: 'Colours: of a usual screen (SDR)', ar: 'الألوان: ألوان الشاشات المعتادة (SDR)' },
  wide: { en: 'Colours: BT.2020, without HDR', ar: 'الألوان: \u2068BT.2020\u2069 بلا HDR' },
  hlg: { en: 'Colours: HDR (HLG)', ar: 'الألوان: \u2068HDR (HLG)\u2069' },
  pq: { en: 'Colours: HDR (PQ)', ar: 'الألوان: \u2068HDR (PQ)\u2069' },
};

const CHANGES: Texts<FilmChange> = {
  toneMapped: {
    en: 'The brightness of HDR was brought to that of usual screens.',
    ar: 'ضُبط سطوع HDR ليناسب الشاشات المعتادة.',
  },
  coloursConverted: {
    en: 'The colours were converted to those of usual screens (BT.709).',
    ar: 'حُوّلت الألوان إلى ألوان الشاشات المعتادة (\u2068BT.709\u2069).',
  },
  deinterlaced: {
    en: 'Half pictures (interlaced) were made whole.',
    ar: 'حُوّلت أنصاف الصور (المتشابكة) إلى صور كاملة.',
  },
  turned: {
    en: 'The picture was turned or mirrored, as the file asks.',
    ar: 'أُديرت الصورة أو عُكست كما يطلب الملف.',
  },
  squared: {
    en: 'The picture was stretched to its right shape: its pixels are not square.',
    ar: 'مُدّت الصورة إلى شكلها الصحيح لأن نقاطها ليست مربعة.',
  },
  slowed: {
    en: 'More than 60 frames a second became 60.',
    ar: 'خُفض عدد الإطارات إلى 60 إطارًا في الثانية.',
  },
  pictured: {
    en: 'The file has no picture: viewers see the poster of the video, or a drawing of the sound.',
    ar: 'لا صورة في الملف: يرى المشاهدون ملصق الفيديو، أو رسمًا لموجة الصوت.',
  },
  folded: { en: 'The sound was folded to stereo.', ar: 'دُمجت قنوات الصوت في صوت ستيريو.' },
};

const REFUSALS: Texts<InnerRefusal> = {
  pictures: {
    en: 'These captions are pictures, without letters. Choose a file of captions as text.',
    ar: 'هذه الترجمة صور بلا حروف. اختر ملف ترجمة نصية.',
  },
  inPictures: {
    en: 'Closed captions within the pictures cannot be taken. Export them as a file, and choose it.',
    ar: 'لا يمكن أخذ الترجمة المدمجة في الصور. صدّرها ملفًا ثم اختره.',
  },
  language: {
    en: 'Only Arabic and English captions can be taken.',
    ar: 'لا تؤخذ إلا الترجمة العربية والإنجليزية.',
  },
  format: {
    en: 'Captions of this format cannot be read. Export them as SRT, and choose the file.',
    ar: 'لا يمكن قراءة ترجمة بهذه الصيغة. صدّرها بصيغة SRT ثم اختر الملف.',
  },
  empty: { en: 'There is no caption in them.', ar: 'لا شيء فيها.' },
  unreadable: {
    en: 'They could not be read. Export them as SRT, and choose the file.',
    ar: 'تعذّرت قراءتها. صدّرها بصيغة SRT ثم اختر الملف.',
  },
};

const FORMATS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ subrip: 'SubRip', srt: 'SubRip', mov_text: 'MPEG-4', ass: 'ASS', ssa: 'SSA', webvtt: 'WebVTT' },
    ...{ ttml: 'TTML', eia_608: 'CEA-608', hdmv_pgs_subtitle: 'PGS', pgssub: 'PGS', dvd_subtitle: 'DVD' },
    ...{ dvdsub: 'DVD', dvb_subtitle: 'DVB', dvbsub: 'DVB', dvb_teletext: 'teletext', xsub: 'XSUB' },
  }),
);
const LAYOUTS: Readonly<Record<number, Readonly<Record<Locale, string>>>> = {
  1: { en: 'mono', ar: 'أحادي' },
  2: { en: 'stereo', ar: 'ستيريو' },
  6: { en: '5.1', ar: '5.1' },
  8: { en: '7.1', ar: '7.1' },
};

/** Words that keep their own direction. */
const own = (words: string): string => `\u2068${words}\u2069`;
const quoted = (title: string | null, locale: Locale): string[] => {
  if (title === null) return [];
  return [locale === 'ar' ? `«${own(title)}»` : `“${own(title)}”`];
};

const languageText = (tag: string | null, locale: Locale): string => {
  if (tag === null) return locale === 'ar' ? 'لغة غير مذكورة' : 'language not said';
  return languageName(tag, locale);
};

const soundText = ({ language, title, channels }: FilmSound, locale: Locale): string => {
  const layout = LAYOUTS[channels]?.[locale] ?? counted(channels, 'channels', locale);
  return formatList([languageText(language, locale), layout, ...quoted(title, locale)], locale);
};

/** Names captions inside a file: their language, format, name and number. */
export const innerCaptionsText = (
  { tag, language, title, format, count }: InnerCaptions,
  locale: Locale,
): string => {
  const parts = [
    languageText(language ?? tag, locale),
    own(FORMATS.get(format) ?? format),
    ...quoted(title, locale),
    ...(count > 0 ? [counted(count, 'captions', locale)] : []),
  ];
  return formatList(parts, locale);
};

const WORDS = {
  picture: { en: 'Picture: ', ar: 'الصورة: ' },
  length: { en: 'Length: ', ar: 'المدة: ' },
  sound: { en: 'Sound: ', ar: 'الصوت: ' },
  silent: { en: 'Sound: none', ar: 'الصوت: لا شيء' },
  inner: { en: 'Captions inside the file: ', ar: 'ترجمة داخل الملف: ' },
  waiting: { en: 'Captions inside the file wait for your choice: ', ar: 'ترجمة داخل الملف تنتظر قرارك: ' },
  taken: {
    en: 'These captions were inside the file, and viewers get them. Please read them once.',
    ar: 'كانت هذه الترجمة داخل الملف وتصل إلى المشاهدين. راجعها مرة واحدة.',
  },
} as const satisfies Texts<string>;

/** Returns sentences about what an editor's file has: picture, colours, sounds and captions. */
export const foundTexts = (facts: FilmFacts, locale: Locale): string[] => {
  const { seconds, width, height, framesPerSecond, colour, sounds, innerCaptions } = facts;
  const size = `\u2066${width} × ${height}\u2069`;
  const rate = Math.round(framesPerSecond * 1000) / 1000;
  const picture = [size, ...(rate > 0 ? [counted(rate, 'frames', locale)] : []), filmClock(seconds)];
  const seen = [WORDS.picture[locale] + formatList(picture, locale), COLOURS[colour][locale]];
  return [
    ...(width > 0 ? seen : [WORDS.length[locale] + filmClock(seconds)]),
    ...sounds.map((sound) => WORDS.sound[locale] + soundText(sound, locale)),
    ...(sounds.length === 0 ? [WORDS.silent[locale]] : []),
    ...innerCaptions.map((inner) => WORDS.inner[locale] + innerCaptionsText(inner, locale)),
  ];
};

/** Returns sentences about what was changed so that every viewer can play the film. */
export const changedTexts = ({ changes }: FilmFacts, locale: Locale): string[] =>
  changes.map((change) => CHANGES[change][locale]);

const captionTexts = ({ language, inner, notes }: CaptionFacts, locale: Locale): string[] => {
  const name = languageText(language, locale);
  const sentences = [...(inner === null ? [] : [WORDS.taken[locale]]), ...notes.map((note) => note[locale])];
  return sentences.map(
    (sentence) => (locale === 'ar' ? `الترجمة ${name}: ` : `${name} captions: `) + sentence,
  );
};

/** Says once for all captions with the same reason that they cannot be taken: a film can have thirty languages. */
const refusalTexts = (captions: readonly InnerCaptions[], locale: Locale): string[] =>
  INNER_REFUSALS.flatMap((refusal) => {
    const refused = captions.filter((each) => each.refusal === refusal);
    if (refused.length === 0) return [];
    const names = refused.map((each) => innerCaptionsText(each, locale));
    return [`${names.join(locale === 'ar' ? '؛ ' : '; ')}: ${REFUSALS[refusal][locale]}`];
  });

/** Returns sentences about what an editor should look at. */
export const lookTexts = (
  facts: FilmFacts | undefined,
  captions: readonly CaptionFacts[],
  locale: Locale,
): string[] => {
  const { innerCaptions } = facts ?? { innerCaptions: [] };
  const taken = captions.map(({ inner }) => inner);
  return [
    ...innerCaptions
      .filter(({ inner, refusal }) => refusal === null && !taken.includes(inner))
      .map((each) => WORDS.waiting[locale] + innerCaptionsText(each, locale)),
    ...refusalTexts(innerCaptions, locale),
    ...captions.flatMap((each) => captionTexts(each, locale)),
  ];
};

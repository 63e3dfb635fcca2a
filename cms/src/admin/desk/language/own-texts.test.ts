import { jargonIn } from '../../../testing/jargon';
import { CAPTION_MESSAGES } from '../../FilmPanel/captions/caption-messages';
import { FILM_MESSAGES } from '../../FilmPanel/film-messages';
import { POSTER_MESSAGES } from '../../FilmPanel/posters/poster-messages';
import { REPORT_MESSAGES } from '../../FilmPanel/report/report-messages';
import { DATE_MESSAGES } from '../../DateField/date-messages';
import { DESK_MESSAGES } from './desk-messages';

type Texts = Readonly<Record<string, string>>;
type InBoth = Readonly<Record<'en' | 'ar', Texts>>;

/** Every text of ours in the admin, by area. */
const AREAS: readonly (readonly [area: string, texts: InBoth])[] = [
  ['desk', DESK_MESSAGES],
  ['film', FILM_MESSAGES],
  ['captions', CAPTION_MESSAGES],
  ['posters', POSTER_MESSAGES],
  ['the report on a film', REPORT_MESSAGES],
  ['dates', DATE_MESSAGES],
];

/** The name of the other language, which says what it is in its own letters. */
const OTHER_LANGUAGE = 'sahra.desk.otherLanguage';

/** Patterns that are only placeholders and signs. */
const isWordless = (text: string): boolean => !/\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));

/** Names in `{}` that a text is filled with; those within plural forms too. */
const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[},])/g)].map(([, name]) => name ?? ''))].toSorted();

/** Plural forms that Arabic tells apart. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const formsIn = (text: string): string[] => FORMS.filter((form) => new RegExp(`\\b${form} \\{`).test(text));

/** Adverbs are written like «تلقائيًا» on the site and the desk, without a shadda before the ending. */
const DOUBLED_ENDING = /\u064a(?:\u0651\u064b|\u064b\u0651)\u0627/;

/** What is wrong with the Arabic of an area, by the id of the text. */
const faultsIn = ({ en, ar }: InBoth): string[] => {
  const arabic = new Map(Object.entries(ar));
  const ids = new Set([...Object.keys(en), ...arabic.keys()]);
  const english = new Map(Object.entries(en));
  return [...ids].flatMap((id) => {
    const [one, other] = [english.get(id), arabic.get(id)];
    if (one === undefined || other === undefined) return [`${id}: only in one language`];
    return [
      ...(isWordless(one) || id === OTHER_LANGUAGE || /\p{Script=Arabic}/u.test(other)
        ? []
        : [`${id}: not in Arabic`]),
      ...(/[٠-٩۰-۹]/.test(other) ? [`${id}: other digits`] : []),
      ...(DOUBLED_ENDING.test(other) ? [`${id}: an ending with a shadda`] : []),
      ...(placeholders(one).join() === placeholders(other).join() ? [] : [`${id}: other placeholders`]),
      ...(other.includes(', plural,') && formsIn(other).length < FORMS.length
        ? [`${id}: lacks a plural form`]
        : []),
    ];
  });
};

test.each(AREAS)('the texts of %s are Arabic in Arabic, with the placeholders of the English', (_, texts) => {
  expect(faultsIn(texts)).toEqual([]);
});

test('a text that was left in English, or is filled with something else, is found and named', () => {
  const en = {
    left: 'Save',
    filled: '{n} of {max}',
    counted: '{count, plural, one {{n} day} other {{n} days}}',
  };
  const ar = { left: 'Save', filled: '{n} من {most}', counted: '{count, plural, one {يوم} other {{n} يوم}}' };
  expect(faultsIn({ en: { ...en, more: 'More' }, ar })).toEqual([
    'left: not in Arabic',
    'filled: other placeholders',
    'counted: lacks a plural form',
    'more: only in one language',
  ]);
});

test.each(AREAS)('the texts of %s speak of what editors see', (_, { en }) => {
  expect(jargonIn(Object.values(en))).toEqual([]);
});

test('a text that speaks of the code or of Strapi’s form is found', () => {
  const texts = ['It goes into the words; publish them there.', 'Save the record, and viewers see it.'];
  expect(jargonIn([...texts, 'A comment with one of these words waits.', 'not: {words}'])).toEqual(texts);
});

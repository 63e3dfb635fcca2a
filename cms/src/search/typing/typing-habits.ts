import type { Random } from '../../../art/core/random';
import type { InBoth } from '../../../seeds/seed-types';
import { SEARCH_ALIASES } from '../../../seeds/search-aliases';
import { type ArabiziStyle, arabiziOf } from './arabizi';
import { typedOnArabicKeys, typedOnLatinKeys } from './keyboard-keys';

/** Types a title as many people do; null when the title gives no occasion for it. */
type TypingHabit = (title: InBoth<string>, random: Random) => string | null;

const spaced = (text: string): string => text.replace(/[^\p{L}\p{N}\p{M}'’]+/gu, ' ').trim();
const wordsOf = (text: string): string[] => spaced(text).split(' ');
const oneOf = <Item>(random: Random, items: readonly Item[]): Item | undefined =>
  items[random.integer(0, items.length - 1)];
const either = (title: InBoth<string>, random: Random): string =>
  spaced(random.chance(0.5) ? title.en : title.ar);
const unless = (same: string, typed: string): string | null => (typed === same ? null : typed);

const SLIP_FROM = 5;
const MARKS = ['َ', 'ُ', 'ِ', 'ّ', 'ً'] as const;
const LONG = 'ـ';

/** Changes one word of five letters or more at a place inside it. */
const slip =
  (change: (letters: string[], at: number, random: Random) => string): TypingHabit =>
  (title, random) => {
    const words = either(title, random).split(' ');
    const long = words.filter((word) => word.length >= SLIP_FROM);
    const word = oneOf(random, long);
    if (word === undefined) return null;
    const letters = Array.from(word);
    const changed = change(letters, random.integer(1, letters.length - 2), random);
    return changed === word ? null : words.map((one) => (one === word ? changed : one)).join(' ');
  };

const cut = (text: string, random: Random): string | null => {
  const words = wordsOf(text);
  const last = words.pop() ?? '';
  return last.length < 4 ? null : [...words, last.slice(0, last.length - random.integer(1, 2))].join(' ');
};

const inserted =
  (what: (random: Random) => string): TypingHabit =>
  ({ ar }, random) => {
    const words = wordsOf(ar);
    return words
      .map((word) => {
        const at = random.integer(1, Math.max(1, word.length - 1));
        return word.slice(0, at) + what(random) + word.slice(at);
      })
      .join(' ');
  };

const shuffled = (text: string, random: Random): string | null => {
  const words = wordsOf(text);
  if (words.length < 2) return null;
  const from = random.integer(1, words.length - 1);
  return [...words.slice(from), ...words.slice(0, from)].join(' ');
};

const joinedPair = (text: string, random: Random): string | null => {
  const words = wordsOf(text);
  if (words.length < 3) return null;
  const at = random.integer(0, words.length - 2);
  return [...words.slice(0, at), `${words[at] ?? ''}${words[at + 1] ?? ''}`, ...words.slice(at + 2)].join(
    ' ',
  );
};

const respelled = ({ en, ar }: InBoth<string>, random: Random): string | null => {
  const options = [en, ar].flatMap((text) =>
    wordsOf(text).flatMap((word, place, words) =>
      SEARCH_ALIASES.filter(({ spellings }) => spellings.includes(word.toLowerCase())).flatMap(
        ({ spellings }) =>
          spellings
            .filter((spelling) => spelling !== word.toLowerCase() && !spelling.includes(' '))
            .map((spelling) => words.with(place, spelling).join(' ')),
      ),
    ),
  );
  return oneOf(random, options) ?? null;
};

const LATIN = /[a-z0-9]/iu;

/** Only what is Arabic in the title, of two words or of four letters at least. */
const inArabizi =
  (
    style: ArabiziStyle,
    change: (text: string, random: Random) => string | null = (text) => text,
  ): TypingHabit =>
  ({ ar }, random) => {
    const text = ar.normalize('NFC');
    return LATIN.test(text) || spaced(text).length < 4
      ? null
      : change(arabiziOf(text, style, random), random);
  };

/** One letter of a long word is wrong, missing, doubled or swapped with the next. */
const slipped = (text: string, random: Random): string | null => {
  const word = oneOf(
    random,
    text.split(' ').filter(({ length }) => length >= SLIP_FROM),
  );
  if (word === undefined) return null;
  const letters = Array.from(word);
  const at = random.integer(1, letters.length - 2);
  const [letter = '', next = ''] = letters.slice(at);
  const others = random.pick<readonly string[]>([[], [random.pick(['n', 'r', 's', 'e'])], [letter, letter]]);
  const changed = random.chance(0.25)
    ? letters.toSpliced(at, 2, next, letter)
    : letters.toSpliced(at, 1, ...others);
  return text.replace(word, changed.join(''));
};

const oneWord =
  (words: (text: InBoth<string>) => string[], change: (word: string) => string): TypingHabit =>
  (title, random) => {
    const all = words(title);
    const place = random.integer(0, all.length - 1);
    const word = all[place] ?? '';
    const changed = change(word);
    return changed === word ? null : all.with(place, changed).join(' ');
  };

const english = ({ en }: InBoth<string>): string[] => wordsOf(en);
const arabic = ({ ar }: InBoth<string>): string[] => wordsOf(ar.normalize('NFC'));
const AROUND = ['🔥 ', ' 😂😂', '«', '!!', ' ؟', '… ', ' ❤️', '#', '"'] as const;
const EXTRA = ['watch', 'full', 'online', 'hd', 'مشاهدة', 'كامل', 'تحميل', 'اونلاين'] as const;

/** Ways in which few people type a whole title, and after which other records may well stand first. */
export const LOOSE_HABITS: Readonly<Record<string, TypingHabit>> = {
  'Arabizi with digits': inArabizi({ digits: true, joined: false }),
  'Arabizi with digits, articles joined': inArabizi({ digits: true, joined: true }),
  'Arabizi without digits': inArabizi({ digits: false, joined: false }),
  'Arabizi without digits, articles joined': inArabizi({ digits: false, joined: true }),
  'Arabizi, unfinished': inArabizi({ digits: true, joined: true }, cut),
  'Arabizi, capitals': inArabizi({ digits: true, joined: false }, (text) => text.toUpperCase()),
  'Arabizi and a dash after the article': inArabizi({ digits: false, joined: false }, (text) =>
    text.replace(/\b(el|al|il) /gu, '$1-'),
  ),
  'Arabizi, a slip': inArabizi({ digits: false, joined: false }, slipped),
  'Arabizi, French': inArabizi({ digits: false, joined: false }, (text) =>
    text
      .replaceAll('sh', 'ch')
      .replaceAll('j', 'dj')
      .replace(/(?<![aeiou])[uw](?![aeiou])/gu, 'ou'),
  ),
  'Arabizi, vowels doubled': inArabizi({ digits: true, joined: false }, (text) =>
    text.replace(/(?<=[^aeiou ])([aeio])(?=[^aeiou ])/u, '$1$1'),
  ),
  'an English plural': oneWord(english, (word) => (/^[a-z]{3,}[^sxyhz]$/u.test(word) ? `${word}s` : word)),
  'an English singular': oneWord(english, (word) => word.replace(/(?<=^[a-z]{3,}[^su])s$/u, '')),
  'an Arabic plural': oneWord(arabic, (word) => word.replace(/(?<=..)ة$/u, 'ات')),
  'an Arabic dual': oneWord(arabic, (word) => word.replace(/(?<=...)ة$/u, 'تين')),
  'an added article': oneWord(arabic, (word) => (/^(?!ال)\p{L}{4,}$/u.test(word) ? `ال${word}` : word)),
  'an article too few': oneWord(arabic, (word) => word.replace(/^ال(?=\p{L}{3})/u, '')),
  'a word too many': (title, random) => `${either(title, random)} ${oneOf(random, EXTRA) ?? ''}`,
  'an unknown word before it': (title, random) => `xqzwv ${either(title, random)}`,
  'a word too few': (title, random) => {
    const words = either(title, random).split(' ');
    return words.length < 4 ? null : words.toSpliced(random.integer(0, words.length - 1), 1).join(' ');
  },
  'both scripts': ({ en, ar }) => {
    const [latin, letters] = [wordsOf(en), wordsOf(ar)];
    return latin.length < 2 || letters.length < 2
      ? null
      : `${latin.slice(0, 2).join(' ')} ${letters.slice(-2).join(' ')}`;
  },
  'signs and emoji around it': (title, random) =>
    `${oneOf(random, AROUND) ?? ''}${either(title, random)}${oneOf(random, AROUND) ?? ''}`,
  capitals: ({ en }) => en.toUpperCase(),
  'spaces doubled': (title, random) => `  ${either(title, random).replaceAll(' ', '   ')} `,
  'dashes for spaces': (title, random) => either(title, random).replaceAll(' ', '-'),
  'a letter drawn out': (title, random) => {
    const text = either(title, random);
    const word = text.split(' ').find(({ length }) => length >= SLIP_FROM);
    return word === undefined
      ? null
      : text.replace(word, `${word.slice(0, -1)}${(word.at(-1) ?? '').repeat(5)}`);
  },
  'spoken على': ({ ar }) => unless(ar, ar.normalize('NFC').replace(/(^| )على ال/gu, '$1ع ال')),
  'spoken على, joined': ({ ar }) => unless(ar, ar.normalize('NFC').replace(/(^| )على ال/gu, '$1عال')),
};

/** Twenty-six ways of typing a title, in the order of the table in the decision. */
export const TYPING_HABITS: Readonly<Record<string, TypingHabit>> = {
  'as written, English': ({ en }) => en,
  'as written, Arabic': ({ ar }) => ar,
  'unfinished, English': ({ en }, random) => cut(en, random),
  'unfinished, Arabic': ({ ar }, random) => cut(ar, random),
  'a wrong letter': slip((letters, at, random) =>
    letters
      .with(
        at,
        /\p{Script=Arabic}/u.test(letters[at] ?? '')
          ? random.pick(['ب', 'ن', 'ر', 'س'])
          : random.pick(['e', 'o', 'n', 's']),
      )
      .join(''),
  ),
  'a letter too few': slip((letters, at) => letters.toSpliced(at, 1).join('')),
  'a letter twice': slip((letters, at) => letters.toSpliced(at, 0, letters[at] ?? '').join('')),
  'swapped letters': slip((letters, at) =>
    letters.toSpliced(at, 2, letters[at + 1] ?? '', letters[at] ?? '').join(''),
  ),
  'hamza and alef': ({ ar }) =>
    unless(
      ar,
      ar.normalize('NFC').replace(/[أإآ]/g, 'ا').replace(/ؤ/g, 'و').replace(/ئ/g, 'ي').replace(/ء/g, ''),
    ),
  'ta marbuta and ya': ({ ar }) => unless(ar, ar.replace(/ة/g, 'ه').replace(/ى/g, 'ي')),
  diacritics: inserted((random) => random.pick(MARKS)),
  tatweel: inserted((random) => LONG.repeat(random.integer(1, 3))),
  'Arabic digits': ({ en, ar }, random) => {
    const text = random.chance(0.5) && /\d/.test(ar) ? ar : en;
    return unless(
      text,
      text.replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit))),
    );
  },
  'Persian letters': ({ ar }) => unless(ar, ar.replace(/ي/g, 'ی').replace(/ك/g, 'ک')),
  'other word order': (title, random) => shuffled(either(title, random), random),
  'without the first article': ({ en, ar }, random) =>
    random.chance(0.5)
      ? unless(en, en.replace(/^(the|an?) /i, ''))
      : unless(ar, ar.replace(/^ال(?=\p{L}{2})/u, '')),
  'without articles inside': ({ ar }) => unless(ar, ar.replace(/(?<=\s|«)ال(?=\p{L}{2})/gu, '')),
  'a glued “and”': ({ ar }) => `و${ar.replace('«', '')}`,
  'a glued “and” before a short word': ({ ar }) => (/^.{2,3} /u.test(ar) ? `و${ar}` : null),
  'a glued particle': ({ ar }, random) => `${random.pick(['ب', 'ل', 'ف', 'ك'])}${ar.replace('«', '')}`,
  'another spelling of a name': respelled,
  'joined words, English': ({ en }) => unless(en, wordsOf(en.replace(/^(the|an?) /i, '')).join('')),
  'joined words, Arabic': ({ ar }) => unless(ar, wordsOf(ar).join('')),
  'two of the words joined': (title, random) => joinedPair(either(title, random), random),
  'Arabic on a Latin keyboard': ({ ar }, random) => typedOnLatinKeys(ar, random.chance(0.5)),
  'English on an Arabic keyboard': ({ en }, random) =>
    typedOnArabicKeys(random.chance(0.3) ? en : en.toLowerCase()),
};

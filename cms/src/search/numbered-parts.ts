import { isLatinSpelling, latinForms } from './sound/latin-sounds';
import { SoundComparison } from './sound/sound-cost';

/** Ordinals and cardinals from one to twelve, folded, in both languages. */
const NUMBERS: readonly string[] = [
  'one first اول اولي واحد واحده الواحد',
  'two second ثاني ثانيه اثنين اتنين تانيه تاني ثان',
  'three third ثالث ثالثه تالته تالت ثلاثه تلاته',
  'four fourth رابع رابعه اربعه',
  'five fifth خامس خامسه خمسه',
  'six sixth سادس سادسه سته',
  'seven seventh سابع سابعه سبعه',
  'eight eighth ثامن ثامنه تامنه تامن ثمانيه تمانيه',
  'nine ninth تاسع تاسعه تسعه',
  'ten tenth عاشر عاشره عشره',
  'eleven eleventh',
  'twelve twelfth',
];
const NUMBER_OF = new Map(
  NUMBERS.flatMap((words, place) => words.split(' ').map((word) => [word, place + 1] as const)),
);

/** How حلقة, موسم and جزء begin in Latin letters, with an article or without. */
const MAY_BE_PART = /^(?:[aei]l)?[h7mgj]/u;
const SKIPPED = new Set(['no', 'number', 'رقم', 'el', 'al', 'il']);

type Part = 'episode' | 'season';
const WORDS: Readonly<Record<Part, string>> = {
  episode: 'episode episodes ep eps e حلقه ح',
  season: 'season seasons series part s موسم م جزء ج',
};
const PART_OF = new Map(
  (Object.keys(WORDS) as Part[]).flatMap((part) =>
    WORDS[part].split(' ').map((word) => [word, part] as const),
  ),
);

const JOINED = /^(s|season|م|ج|e|ep|episode|ح|حلقه)(\d{1,4})$/u;
const BOTH = /^(?:s|season|م)?(\d{1,2})(?:e|ep|x|ح)(\d{1,4})$/u;
const NUMBER = /^\d{1,4}$/u;

/** How unusual a spelling in Latin letters may be; a short word must be a usual one. */
const SOUND_COST_MAX = 0.4;
const SPOKEN_FROM = 4;

/** Returns what an Arabic word that is spelled in Latin letters stands for. */
const spoken = <Value>(word: string, values: ReadonlyMap<string, Value>): Value | undefined => {
  if (word.length < SPOKEN_FROM || !isLatinSpelling(word)) return undefined;
  for (const form of latinForms(word)) {
    const comparison = new SoundComparison(form);
    for (const [arabic, value] of values)
      if (arabic.length > 2 && comparison.cost(arabic, SOUND_COST_MAX) <= SOUND_COST_MAX) return value;
  }
  return undefined;
};

const bare = (word: string): string => word.replace(/^(?:و|ب)?ال/u, '');

const numberOf = (word: string | undefined): number | null => {
  if (word === undefined) return null;
  if (NUMBER.test(word)) return Number(word);
  return NUMBER_OF.get(word) ?? NUMBER_OF.get(bare(word)) ?? spoken(word, NUMBER_OF) ?? null;
};

const partOf = (word: string): Part | undefined => PART_OF.get(word) ?? PART_OF.get(bare(word));

/** Facets of an episode or a season that is named by its number, and how many words name it. */
export interface NumberedPart {
  facets: readonly string[];
  length: number;
}

/** Reads `episode 7`, `s2e3`, `الحلقة السابعة`, `second season` at a place among folded words; null for anything else. */
export const numberedPart = (words: readonly string[], place: number): NumberedPart | null => {
  const [word = '', after] = words.slice(place);
  const both = BOTH.exec(word);
  if (both) return { facets: [`season:${Number(both[1])}`, `episode:${Number(both[2])}`], length: 1 };
  const joined = JOINED.exec(word);
  const joinedPart = joined ? PART_OF.get(joined[1] ?? '') : undefined;
  if (joined && joinedPart) return { facets: [`${joinedPart}:${Number(joined[2])}`], length: 1 };
  const skipped = SKIPPED.has(after ?? '') ? 1 : 0;
  const next = words[place + 1 + skipped];
  const part =
    partOf(word) ?? (next !== undefined && MAY_BE_PART.test(word) ? spoken(word, PART_OF) : undefined);
  const number = part === undefined ? null : numberOf(next);
  if (part && number !== null) return { facets: [`${part}:${number}`], length: 2 + skipped };
  const ordinal = NUMBER_OF.get(bare(word));
  const named = after === undefined ? undefined : partOf(after);
  return ordinal !== undefined && named && after !== undefined && after.length > 2
    ? { facets: [`${named}:${ordinal}`], length: 2 }
    : null;
};

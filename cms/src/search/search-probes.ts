/** Query as viewers type it, and the slug or code of the expected first result. */
export interface SearchProbe {
  what: string;
  typed: string;
  first: string;
  /** Expected corrected query; left out: no correction. */
  corrected?: string;
}

/** Typical typos in both languages, for the seeded catalogue. */
export const SEARCH_PROBES: readonly SearchProbe[] = [
  {
    what: 'a wrong letter',
    typed: 'rooftop kitchan',
    first: 'rooftop-kitchen',
    corrected: 'rooftop Kitchen',
  },
  { what: 'a missing letter', typed: 'oud afer dark', first: 'oud-after-dark', corrected: 'oud After dark' },
  { what: 'two swapped letters', typed: 'respwan', first: 'respawn', corrected: 'Respawn' },
  {
    what: 'a letter of another root',
    typed: 'فرسان الكثيان',
    first: 'dune-drivers',
    corrected: 'فرسان الكثبان',
  },
  { what: 'two swapped letters', typed: 'كرسي الرنك', first: 'the-corner-stool', corrected: 'كرسي الركن' },
  { what: 'a beginning', typed: 'rooft', first: 'rooftop-kitchen' },
  { what: 'a beginning', typed: 'فرسان الكث', first: 'dune-drivers' },
  { what: 'a Latin spelling of an Arabic name', typed: 'selma mansour', first: 'sv75snrf' },
  { what: 'an Arabic spelling of a Latin name', typed: 'باديل', first: 'padel' },
  { what: 'the Latin keyboard', typed: 'tvshk hg;efhk', first: 'dune-drivers', corrected: 'فرسان الكثبان' },
  { what: 'the Arabic keyboard', typed: 'قثسحشصى', first: 'respawn', corrected: 'respawn' },
  { what: 'joined words', typed: 'FirstDirham', first: 'the-first-dirham', corrected: 'First Dirham' },
  { what: 'joined words', typed: 'فرسانالكثبان', first: 'dune-drivers', corrected: 'فرسان الكثبان' },
  { what: 'no article', typed: 'ارسال اخير', first: 'the-last-serve' },
  { what: 'a glued particle', typed: 'بالسطح', first: 'rooftop-kitchen' },
  { what: 'a glued “and”', typed: 'وعود بعد الغروب', first: 'oud-after-dark' },
  { what: 'no hamza', typed: 'كاس المينا', first: 'mina-cup-backup' },
  { what: 'Persian letters', typed: 'كرسی الرکن', first: 'the-corner-stool' },
  { what: 'Arabic-Indic digits', typed: 'شروق المقعد ١٤', first: 'afbnmpqh' },
];

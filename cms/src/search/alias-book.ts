import { fold } from '@sahra/schemas/fold';

/** Equivalent spellings, each folded: `mohamed`, `muhammad`, `محمد`. */
export type AliasGroup = readonly string[];

/** Folds the spellings of a group, in either script. Lines without a word are ignored. */
const aliasGroup = (spellings: readonly string[]): AliasGroup => [
  ...new Set(spellings.map(fold).filter(Boolean)),
];

const keyOf = (group: AliasGroup): string => group.join('\n');

const holds = (text: string, phrase: string): boolean => ` ${text} `.includes(` ${phrase} `);

/** All alias groups, indexed by the first word of each spelling. */
export class AliasBook {
  readonly #groups: ReadonlyMap<string, AliasGroup>;
  readonly #byFirstWord = new Map<string, [spelling: string, group: AliasGroup][]>();

  constructor(spellings: readonly (readonly string[])[] = []) {
    const groups = spellings.map(aliasGroup).filter((group) => group.length > 1);
    this.#groups = new Map(groups.map((group) => [keyOf(group), group]));
    for (const group of groups)
      for (const spelling of group) {
        const [first = ''] = spelling.split(' ');
        this.#byFirstWord.set(first, [...(this.#byFirstWord.get(first) ?? []), [spelling, group]]);
      }
  }

  /** Returns the words of all other spellings for names in `folded`, a folded text. */
  otherSpellings(folded: string): string[] {
    const found = new Set<AliasGroup>();
    for (const word of folded.split(' '))
      for (const [spelling, group] of this.#byFirstWord.get(word) ?? [])
        if (spelling === word || holds(folded, spelling)) found.add(group);
    return [...found].flat().flatMap((spelling) => spelling.split(' '));
  }

  /** Returns the spellings of groups that exist in only one of the two books. */
  differingFrom(other: AliasBook): string[] {
    const missingIn = (book: AliasBook, groups: ReadonlyMap<string, AliasGroup>): string[] =>
      [...groups].flatMap(([key, group]) => (book.#groups.has(key) ? [] : group));
    return [...missingIn(other, this.#groups), ...missingIn(this, other.#groups)];
  }
}

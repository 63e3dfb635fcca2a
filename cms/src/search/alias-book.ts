import { fold } from '@sahra/schemas/fold';

/** Spellings that stand for one another, each folded: `mohamed`, `muhammad`, `محمد`. */
export type AliasGroup = readonly string[];

/** A group as editors write it, in either script, made comparable. Lines without a word say nothing. */
const aliasGroup = (spellings: readonly string[]): AliasGroup => [
  ...new Set(spellings.map(fold).filter(Boolean)),
];

const keyOf = (group: AliasGroup): string => group.join('\n');

const holds = (text: string, phrase: string): boolean => ` ${text} `.includes(` ${phrase} `);

/** All groups, found by the first word of any of their spellings. */
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

  /** Words of all spellings of what is in `folded`, a folded text: to be found by them as well. */
  otherSpellings(folded: string): string[] {
    const found = new Set<AliasGroup>();
    for (const word of folded.split(' '))
      for (const [spelling, group] of this.#byFirstWord.get(word) ?? [])
        if (spelling === word || holds(folded, spelling)) found.add(group);
    return [...found].flat().flatMap((spelling) => spelling.split(' '));
  }

  /** Spellings of groups that only one of the two books has. */
  differingFrom(other: AliasBook): string[] {
    const missingIn = (book: AliasBook, groups: ReadonlyMap<string, AliasGroup>): string[] =>
      [...groups].flatMap(([key, group]) => (book.#groups.has(key) ? [] : group));
    return [...missingIn(other, this.#groups), ...missingIn(this, other.#groups)];
  }
}

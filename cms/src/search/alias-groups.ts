import { fold } from './fold';

/** Spellings that stand for one another, each folded: `mohamed`, `muhammad`, `محمد`. */
export type AliasGroup = readonly string[];

const holds = (text: string, phrase: string): boolean => ` ${text} `.includes(` ${phrase} `);

/** A group as editors write it, in either script, made comparable. Lines without a word say nothing. */
export const aliasGroup = (spellings: readonly string[]): AliasGroup => [
  ...new Set(spellings.map(fold).filter(Boolean)),
];

/** Other spellings of what is in `folded`, a folded text: to be found by them as well. */
export const otherSpellings = (groups: readonly AliasGroup[], folded: string): string[] =>
  groups.filter((group) => group.some((spelling) => holds(folded, spelling))).flat();

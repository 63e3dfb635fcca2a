import { fold } from './fold';

/** Spellings that stand for one another: `mohamed`, `muhammad`, `محمد`. Written by editors, in either script. */
export type AliasGroup = readonly string[];

const holds = (text: string, phrase: string): boolean => ` ${text} `.includes(` ${phrase} `);

/** Other spellings of what is in `text`, folded: to be found by them as well. */
export const otherSpellings = (groups: readonly AliasGroup[], text: string): string[] => {
  const folded = fold(text);
  return groups.flatMap((group) => {
    const spellings = group.map(fold).filter(Boolean);
    return spellings.some((spelling) => holds(folded, spelling)) ? spellings : [];
  });
};

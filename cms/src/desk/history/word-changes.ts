import type { WordChange } from '../record/record-detail';

/** Largest table of the comparison; longer texts are shown as removed and added where they differ. */
const CELLS_MAX = 4_000_000;

const tokensOf = (text: string): readonly string[] => text.match(/\s+|\S+/gu) ?? [];

const joined = (changes: readonly WordChange[]): WordChange[] =>
  changes.reduce<WordChange[]>((all, change) => {
    if (change.text === '') return all;
    const last = all.at(-1);
    if (last?.kind !== change.kind) return [...all, change];
    return [...all.slice(0, -1), { kind: last.kind, text: last.text + change.text }];
  }, []);

const whole = (one: readonly string[], other: readonly string[]): WordChange[] => [
  { kind: 'removed', text: one.join('') },
  { kind: 'added', text: other.join('') },
];

/** Longest common subsequence by a table of the lengths of what follows. */
const compared = (one: readonly string[], other: readonly string[]): WordChange[] => {
  const width = other.length + 1;
  if ((one.length + 1) * width > CELLS_MAX) return whole(one, other);
  const lengths = new Uint16Array((one.length + 1) * width);
  const lengthAt = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        one[i] === other[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
  const changes: WordChange[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const [before = '', after = ''] = [one[i], other[j]];
    if (i < one.length && j < other.length && before === after) {
      changes.push({ kind: 'same', text: before });
      i += 1;
      j += 1;
    } else if (j >= other.length || (i < one.length && lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      changes.push({ kind: 'removed', text: before });
      i += 1;
    } else {
      changes.push({ kind: 'added', text: after });
      j += 1;
    }
  }
  return changes;
};

/** Compares two texts word by word. */
export const wordChanges = (before: string, after: string): WordChange[] => {
  const [one, other] = [tokensOf(before), tokensOf(after)];
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  return joined([
    { kind: 'same', text: one.slice(0, start).join('') },
    ...compared(one.slice(start, one.length - end), other.slice(start, other.length - end)),
    { kind: 'same', text: one.slice(one.length - end).join('') },
  ]);
};

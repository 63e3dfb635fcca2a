import { printedKey, type KeyPress } from '@sahra/schemas/printed-key';

import { lettersAreOn } from '../frame/letter-keys';
import { STEP_MS } from './planner-time';

/** What a key does to the programme that has the focus. */
export type BlockAct =
  | { kind: 'move'; by: number }
  | { kind: 'length'; by: number }
  | { kind: 'channel'; by: 1 | -1 }
  | { kind: 'copy' | 'hour' | 'remove' | 'add' };

type Key = KeyPress & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>;

const LETTERS: ReadonlyMap<string, BlockAct> = new Map([
  ['c', { kind: 'copy' }],
  ['t', { kind: 'hour' }],
  ['a', { kind: 'add' }],
]);

/** Reads a key. Arrows move as drawn: in Arabic the left one is later. */
export const readBlockKey = (pressed: Key, direction: 'ltr' | 'rtl'): BlockAct | null => {
  const { shiftKey, ctrlKey, metaKey, altKey } = pressed;
  if (ctrlKey || metaKey || altKey) return null;
  const key = printedKey(pressed);
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const isLater = (key === 'ArrowRight') === (direction === 'ltr');
    return { kind: shiftKey ? 'length' : 'move', by: isLater ? STEP_MS : -STEP_MS };
  }
  if (key === 'ArrowUp' || key === 'ArrowDown') return { kind: 'channel', by: key === 'ArrowDown' ? 1 : -1 };
  if (key === 'Delete' || key === 'Backspace') return { kind: 'remove' };
  return lettersAreOn() ? (LETTERS.get(key) ?? null) : null;
};

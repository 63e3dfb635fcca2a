import { lettersAreOn } from '../frame/letter-keys';
import { STEP_MS } from './planner-time';

/** What a key does to the programme that has the focus. */
export type BlockAct =
  | { kind: 'move'; by: number }
  | { kind: 'length'; by: number }
  | { kind: 'channel'; by: 1 | -1 }
  | { kind: 'copy' | 'hour' | 'remove' | 'add' };

type Key = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const LETTERS: ReadonlyMap<string, BlockAct> = new Map([
  ['KeyC', { kind: 'copy' }],
  ['KeyT', { kind: 'hour' }],
  ['KeyA', { kind: 'add' }],
]);

/** Reads a key. Arrows move as drawn: in Arabic the left one is later. */
export const readBlockKey = (
  { code, shiftKey, ctrlKey, metaKey, altKey }: Key,
  direction: 'ltr' | 'rtl',
): BlockAct | null => {
  if (ctrlKey || metaKey || altKey) return null;
  if (code === 'ArrowLeft' || code === 'ArrowRight') {
    const isLater = (code === 'ArrowRight') === (direction === 'ltr');
    return { kind: shiftKey ? 'length' : 'move', by: isLater ? STEP_MS : -STEP_MS };
  }
  if (code === 'ArrowUp' || code === 'ArrowDown')
    return { kind: 'channel', by: code === 'ArrowDown' ? 1 : -1 };
  if (code === 'Delete' || code === 'Backspace') return { kind: 'remove' };
  return lettersAreOn() ? (LETTERS.get(code) ?? null) : null;
};

import { printedKey, type KeyPress } from '@sahra/schemas/printed-key';

/** Action that a keyboard shortcut triggers. */
export type PlayerCommand =
  | { type: 'toggle' | 'mute' | 'full' | 'theatre' | 'captions' | 'picture' | 'next' | 'help' }
  | { type: 'seekBy'; seconds: number }
  | { type: 'chapterBy'; steps: 1 | -1 }
  | { type: 'seekTo'; fraction: number }
  | { type: 'volumeBy'; fraction: number }
  | { type: 'speedBy'; steps: 1 | -1 };

export type PressedKey = KeyPress & Readonly<Pick<KeyboardEvent, 'ctrlKey' | 'altKey' | 'metaKey'>>;

const LETTERS: ReadonlyMap<string, PlayerCommand> = new Map(
  Object.entries<PlayerCommand>({
    k: { type: 'toggle' },
    j: { type: 'seekBy', seconds: -10 },
    l: { type: 'seekBy', seconds: 10 },
    m: { type: 'mute' },
    f: { type: 'full' },
    c: { type: 'captions' },
    p: { type: 'picture' },
    n: { type: 'next' },
    t: { type: 'theatre' },
  }),
);

/** Arrow keys are not mirrored in Arabic, because the timeline runs from left to right. */
const NAMED: ReadonlyMap<string, PlayerCommand> = new Map(
  Object.entries<PlayerCommand>({
    ' ': { type: 'toggle' },
    ArrowLeft: { type: 'seekBy', seconds: -5 },
    ArrowRight: { type: 'seekBy', seconds: 5 },
    ArrowUp: { type: 'volumeBy', fraction: 0.05 },
    ArrowDown: { type: 'volumeBy', fraction: -0.05 },
    '?': { type: 'help' },
    '<': { type: 'speedBy', steps: -1 },
    '>': { type: 'speedBy', steps: 1 },
  }),
);

const SHIFTED: ReadonlyMap<string, PlayerCommand> = new Map(
  Object.entries<PlayerCommand>({
    ArrowLeft: { type: 'chapterBy', steps: -1 },
    ArrowRight: { type: 'chapterBy', steps: 1 },
  }),
);

/** Arabic keyboards type `,` and `.` with Shift where their Latin half has `<` and `>`. */
const signOf = (pressed: PressedKey): string => {
  const { key, code, shiftKey } = pressed;
  if (shiftKey && code === 'Comma' && key === ',') return '<';
  return shiftKey && code === 'Period' && key === '.' ? '>' : printedKey(pressed);
};

/** Returns the command of a key; null when the key is no shortcut. */
export const commandOf = (pressed: PressedKey): PlayerCommand | null => {
  const { code, shiftKey, ctrlKey, altKey, metaKey } = pressed;
  if (ctrlKey || altKey || metaKey) return null;
  const key = signOf(pressed);
  const named = (shiftKey ? SHIFTED.get(key) : undefined) ?? NAMED.get(key);
  if (named) return named;
  // AZERTY types its digits with Shift; without it the same keys type signs.
  const digit =
    /^\d$/.exec(key)?.[0] ??
    (shiftKey || key.length > 1 ? undefined : /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]);
  if (digit !== undefined) return { type: 'seekTo', fraction: Number(digit) / 10 };
  return shiftKey ? null : (LETTERS.get(key) ?? null);
};

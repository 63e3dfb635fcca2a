/** Action that a keyboard shortcut triggers. */
export type PlayerCommand =
  | { type: 'toggle' | 'mute' | 'full' | 'theatre' | 'captions' | 'picture' | 'next' | 'help' }
  | { type: 'seekBy'; seconds: number }
  | { type: 'chapterBy'; steps: 1 | -1 }
  | { type: 'seekTo'; fraction: number }
  | { type: 'volumeBy'; fraction: number }
  | { type: 'speedBy'; steps: 1 | -1 };

export interface PressedKey {
  key: string;
  /** Physical key: on an Arabic layout the K key produces another letter. */
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

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
    '؟': { type: 'help' },
    '<': { type: 'speedBy', steps: -1 },
    '>': { type: 'speedBy', steps: 1 },
  }),
);

const SHIFTED: ReadonlyMap<string, PlayerCommand> = new Map(
  Object.entries<PlayerCommand>({
    ArrowLeft: { type: 'chapterBy', steps: -1 },
    ArrowRight: { type: 'chapterBy', steps: 1 },
    Slash: { type: 'help' },
    Comma: { type: 'speedBy', steps: -1 },
    Period: { type: 'speedBy', steps: 1 },
  }),
);

const letterOf = ({ key, code }: PressedKey): string | null => {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null;
};

/** Returns the command of a key; null when the key is no shortcut. */
export const commandOf = (pressed: PressedKey): PlayerCommand | null => {
  const { key, code, shiftKey, ctrlKey, altKey, metaKey } = pressed;
  if (ctrlKey || altKey || metaKey) return null;
  const named = (shiftKey ? SHIFTED.get(code) : undefined) ?? NAMED.get(key);
  if (named) return named;
  if (shiftKey) return null;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return { type: 'seekTo', fraction: Number(digit) / 10 };
  return LETTERS.get(letterOf(pressed) ?? '') ?? null;
};

/** What a `KeyboardEvent` says of its key. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
}

/** A letter, a vowel sign or a sign of punctuation that is not of Latin script: `ش`, `لا`, `ُ`, `؟`, `й`. */
const OTHER_SCRIPT = /^(?!\p{Script=Latin})(?:[\p{L}\p{M}]|\p{Script_Extensions=Arabic})/u;

const PLACES: ReadonlyMap<string, readonly [plain: string, shifted: string]> = new Map([
  ['Slash', ['/', '?']],
  ['Comma', [',', '<']],
  ['Period', ['.', '>']],
  ['BracketLeft', ['[', '{']],
  ['BracketRight', [']', '}']],
]);

/**
 * Returns the key as it is printed: a small letter (`a`), a sign (`?`) or a name (`ArrowDown`, `Dead`).
 * The place of a key (`code`) counts only where another script is typed: an Arabic keyboard has the Latin letters of
 * QWERTY beside its own. On AZERTY, QWERTZ or Dvorak the place is another letter than the one that is printed.
 * A browser that fills in a form sends a press without a key, which is `''`.
 */
export const printedKey = ({ key = '', code = '', shiftKey }: Partial<KeyPress>): string => {
  if (key === '؟') return '?';
  if (!OTHER_SCRIPT.test(key)) return key.length === 1 ? key.toLowerCase() : key;
  const letter = /^Key([A-Z])$/u.exec(code)?.[1];
  return letter?.toLowerCase() ?? PLACES.get(code)?.[shiftKey ? 1 : 0] ?? key;
};

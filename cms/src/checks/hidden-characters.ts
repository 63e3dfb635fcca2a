import type { LocalizedMessage } from './localized-message';

/**
 * Direction marks (U+202A–202E, U+2066–2069, U+200E, U+200F, U+061C), zero-width spaces, control characters
 * and lone surrogates. Joiners (U+200C, U+200D) are allowed, because they shape letters and emoji.
 */
const HIDDEN =
  /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C\u200B\u2060\uFEFF\u00AD]|(?![\n\r\t])\p{Cc}|\p{Cs}/u;

/** Length of the text quoted before the character, enough to find the place. */
const SHOWN_BEFORE = 16;

const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * Finds an invisible character, usually pasted. It would break sentences on pages that set directions
 * themselves.
 */
export const hiddenCharacter = (text: string): LocalizedMessage | null => {
  const found = HIDDEN.exec(text);
  if (!found) return null;
  const name = nameOf(found[0]);
  const before = text.slice(Math.max(0, found.index - SHOWN_BEFORE), found.index).trim();
  return before === ''
    ? {
        en: `An invisible mark (${name}) stands at the beginning. Delete the first word and type it again.`,
        ar: `في بداية النص علامة غير مرئية (${name}). احذف الكلمة الأولى واكتبها من جديد.`,
      }
    : {
        en: `An invisible mark (${name}) stands after “${before}”. Delete the words around it and type them again.`,
        ar: `بعد «${before}» علامة غير مرئية (${name}). احذف الكلمات التي حولها واكتبها من جديد.`,
      };
};

import type { Locale } from '@sahra/schemas/constants';

import type { LocalizedMessage } from './localized-message';

/** Marks that set a direction for what stands beside them (U+200E, U+200F, U+061C), or within them (U+2066–2069). */
const DIRECTION_MARKS = /[\u200E\u200F\u061C\u2066-\u2069]/gu;

/**
 * Embeddings and overrides (U+202A–202E), zero-width spaces, control characters and lone surrogates. Joiners (U+200C,
 * U+200D) are allowed, because they shape letters and emoji.
 */
const HIDDEN = /[\u202A-\u202E\u200B\u2060\uFEFF\u00AD]|(?![\n\r\t])\p{Cc}|\p{Cs}/u;

const ARABIC_LETTER = /(?=\p{Script=Arabic})\p{L}/u;

/** Length of the text quoted before the character, enough to find the place. */
const SHOWN_BEFORE = 16;

const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Finds an isolate that does not end in its line, or an end without one: it would reorder the words that follow. */
const unbalanced = (text: string): number | null => {
  let open: number[] = [];
  for (const { 0: mark, index } of text.matchAll(/[\u2066-\u2069\n]/gu)) {
    if (mark === '\u2069') {
      if (open.pop() === undefined) return index;
    } else if (mark === '\n') {
      if (open[0] !== undefined) return open[0];
      open = [];
    } else open.push(index);
  }
  return open[0] ?? null;
};

/** Marks of direction help where Arabic is written: they are refused in facts, and in texts without an Arabic letter. */
const refusedAt = (text: string, locale: Locale | null): number | null => {
  const hidden = HIDDEN.exec(text)?.index ?? null;
  if (hidden !== null) return hidden;
  if (locale !== null && (locale === 'ar' || ARABIC_LETTER.test(text))) return unbalanced(text);
  const mark = text.search(DIRECTION_MARKS);
  return mark === -1 ? null : mark;
};

/**
 * Finds an invisible character, usually pasted, that would break the sentences of a page. `locale` is that of the text;
 * null for facts.
 */
export const hiddenCharacter = (text: string, locale: Locale | null): LocalizedMessage | null => {
  const at = refusedAt(text, locale);
  if (at === null) return null;
  const name = nameOf(text.charAt(at));
  const before = text
    .slice(Math.max(0, at - SHOWN_BEFORE), at)
    .replace(DIRECTION_MARKS, '')
    .trim();
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

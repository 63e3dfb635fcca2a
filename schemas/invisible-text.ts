/**
 * Characters that are never drawn: Unicode's Default_Ignorable_Code_Point (direction marks, zero-width spaces, soft
 * hyphens, Hangul fillers, tags …), except marks, which shape the letter before them, and joiners. The first branch
 * keeps the flags of England, Scotland and Wales, which are emoji of tags.
 */
const UNSEEN =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F})|(?![\u200C\u200D\p{M}])\p{DI}/gu;
const JOINERS = /([^])?([\u200C\u200D])[\u200C\u200D]*(?=([^])?)/gu;
/** Joiners shape letters of other scripts than Latin, and emoji. */
const JOINED = /(?![\0-\u024F])[\p{L}\p{M}\p{S}]/u;
/** Signs of the scripts of India and Sri Lanka that take the vowel from a letter. */
const VIRAMA = /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]/u;
/** Besides the default ignorables: the blanks of Braille, of hieroglyphs and of musical notation. */
const VISIBLE = /(?![\p{DI}\u2800\u{13441}\u{13442}\u{1D159}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Returns whether a text has a visible character; joiners, fillers and marks alone are invisible. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** Removes what is never drawn, such as direction marks of a chat. Marks and joiners stay. */
export const stripUnseen = (text: string): string => text.replace(UNSEEN, '$1');

/** Whether a joiner shapes what stands around it. After a virama U+200D shapes the letter before it alone: `രാജന്‍`. */
const isShaping = (before: string, joiner: string, after: string): boolean =>
  (JOINED.test(before) && JOINED.test(after)) || (joiner === '\u200D' && VIRAMA.test(before));

/** Removes joiners that join nothing: at an edge, beside a space or a Latin letter, or several in a row. */
export const stripIdleJoiners = (text: string): string =>
  text.replace(
    JOINERS,
    (_whole, before: string | undefined, joiner: string, after: string | undefined) =>
      (before ?? '') + (isShaping(before ?? '', joiner, after ?? '') ? joiner : ''),
  );

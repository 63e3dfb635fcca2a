import { stripIdleJoiners } from './invisible-text';

/** What is never drawn, except joiners, and every space but the one of the keyboard. */
const PASTED = /(?![\u200C\u200D ])[\p{DI}\p{Z}]/gu;

/**
 * Cleans a typed e-mail address to NFC without what cannot be seen in it: direction marks and no-break spaces that
 * come along when it is copied from a chat or a document. Joiners between letters stay, because domains have them.
 */
export const cleanEmail = (typed: string): string =>
  stripIdleJoiners(typed.replace(PASTED, '')).trim().normalize('NFC');

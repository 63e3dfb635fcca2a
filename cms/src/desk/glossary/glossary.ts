import type { Locale } from '@sahra/schemas/constants';

/** What the editors agreed to write for one thing, in both languages. */
export interface GlossaryTerm {
  id: string;
  /** Sent back with a change, so that nothing is overwritten silently. */
  version: string;
  texts: Readonly<Record<Locale, string>>;
  /** What is not written for it. */
  avoid: Readonly<Record<Locale, readonly string[]>>;
}

/** Response of `GET /desk/glossary`, in the order of the English texts. */
export interface Glossary {
  terms: readonly GlossaryTerm[];
  mayChange: boolean;
}

/** Most visible characters of a term, or of a word to avoid. */
export const TERM_MAX = 60;
/** Most words to avoid in one language. */
export const AVOID_MAX = 8;
/** Most terms. */
export const TERMS_MAX = 500;

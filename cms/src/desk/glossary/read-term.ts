import { LOCALES, type Locale } from '@sahra/schemas/constants';
import { fold } from '@sahra/schemas/fold';
import { lengthOf } from '@sahra/schemas/length-of';

import type { LocalizedMessage } from '../../checks/localized-message';
import { AVOID_MAX, TERM_MAX, type GlossaryTerm } from './glossary';

export type TermInput = Pick<GlossaryTerm, 'texts' | 'avoid'>;
/** What is wrong with the fields of a term: `en`, `ar`, `avoid_en`, `avoid_ar`. */
export type TermProblems = ReadonlyMap<string, LocalizedMessage>;

const EMPTY: LocalizedMessage = {
  en: 'Write the term with at least one letter.',
  ar: 'اكتب المصطلح بحرف واحد على الأقل.',
};
const LONG: LocalizedMessage = {
  en: `At most ${TERM_MAX} characters.`,
  ar: `${TERM_MAX} حرفًا على الأكثر.`,
};
const MANY: LocalizedMessage = {
  en: `At most ${AVOID_MAX} words.`,
  ar: `${AVOID_MAX} كلمات على الأكثر.`,
};
const AGREED: LocalizedMessage = {
  en: 'The agreed word cannot be one to avoid.',
  ar: 'لا يمكن أن تكون الكلمة المتفق عليها من الكلمات التي تُتجنّب.',
};

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().replace(/\s+/gu, ' ') : '';
const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).map(textOf).filter((text) => text !== '');

const avoidProblem = (avoid: readonly string[], agreed: string): LocalizedMessage | null => {
  if (avoid.length > AVOID_MAX) return MANY;
  if (avoid.some((text) => lengthOf(text) > TERM_MAX)) return LONG;
  if (avoid.some((text) => fold(text) === '')) return EMPTY;
  return avoid.some((text) => fold(text) === fold(agreed)) ? AGREED : null;
};

/** Reads the body `{ texts, avoid }` of a request, and says what is wrong with it. */
export const readTerm = (body: unknown): { term: TermInput; problems: TermProblems } => {
  const { texts, avoid } = (body ?? {}) as Partial<
    Record<'texts' | 'avoid', Partial<Record<Locale, unknown>>>
  >;
  const term: TermInput = {
    texts: { en: textOf(texts?.en), ar: textOf(texts?.ar) },
    avoid: { en: listOf(avoid?.en), ar: listOf(avoid?.ar) },
  };
  const problems = new Map<string, LocalizedMessage>();
  for (const locale of LOCALES) {
    const text = term.texts[locale];
    if (fold(text) === '') problems.set(locale, EMPTY);
    else if (lengthOf(text) > TERM_MAX) problems.set(locale, LONG);
    const problem = avoidProblem(term.avoid[locale], text);
    if (problem) problems.set(`avoid_${locale}`, problem);
  }
  return { term, problems };
};

import type { Locale } from '@sahra/schemas/constants';

/** A language in the least room, by its own letters, beside what tells it in words. */
export const LANGUAGE_MARK: Readonly<Record<Locale, string>> = { en: 'EN', ar: 'ع' };

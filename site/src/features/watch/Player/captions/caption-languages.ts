import type { Locale } from '@sahra/schemas/constants';

import type { CaptionChoice } from '../preferences/player-preferences';

/**
 * Returns the caption languages to show at once, first line first. The page locale comes first; languages
 * without a track are left out.
 */
export const captionLanguages = (
  choice: CaptionChoice,
  page: Locale,
  present: readonly Locale[],
): readonly Locale[] => {
  if (choice === 'off') return [];
  const both = [...present].sort((one, other) => Number(other === page) - Number(one === page));
  if (choice === 'both') return both;
  const wanted = choice === 'page' ? page : choice;
  return present.includes(wanted) ? [wanted] : both.slice(0, 1);
};

/**
 * Returns the preference for one chosen language. The page locale is stored as `page`, so that it follows the
 * interface.
 */
export const captionChoiceOf = (language: Locale, page: Locale): Exclude<CaptionChoice, 'off'> =>
  language === page ? 'page' : language;

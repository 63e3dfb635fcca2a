import type { Locale } from '@sahra/schemas/constants';

import type { CaptionChoice } from '../preferences/player-preferences';

/** Languages to show at once, the first line first: the interface's language leads. Only what the video has. */
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

/** What is kept when a viewer chooses one language: their own follows the interface. */
export const choiceOf = (language: Locale, page: Locale): Exclude<CaptionChoice, 'off'> =>
  language === page ? 'page' : language;

import type { FilmFacts } from '@sahra/schemas/film-facts';

import type { Films } from './films';
import { givenCaptions } from './former-captions';
import { innerKey, putCaptions } from './put-captions';

/**
 * Gives the film that is being made the captions inside its file, in languages in which it has none yet. Those that an
 * editor gave it or the film before stay, and doubtful ones wait for an editor.
 */
export const takeInnerCaptions = async (
  films: Pick<Films, 'records' | 'storage'>,
  code: string,
  version: string,
  { innerCaptions, seconds }: FilmFacts,
): Promise<void> => {
  for (const { inner, language, isDoubtful } of innerCaptions) {
    const record = films.records.get(code);
    const isFree =
      language !== null &&
      record.job?.id === version &&
      ![...record.job.captions, ...givenCaptions(record, seconds)].includes(language);
    if (!isFree || isDoubtful) continue;
    const file = await films.storage.readFile(innerKey(`${code}/${version}`, inner));
    if (file)
      await putCaptions(films, { code, version, locale: language, file, inner, filmSeconds: seconds });
  }
};

import { LOCALES } from '@sahra/schemas/constants';

import type { Stream } from '../library/library';
import type { FilmStorage } from '../storage/film-storage';
import { SEED_VERSION, type FilmRecord } from './film-record';

/** Returns a film of the seeds with the captions that editors sent for it, and without those that they removed. */
export const withSeedCaptions = (
  own: Stream | undefined,
  { code, seedCaptions }: FilmRecord,
  storage: FilmStorage,
): Stream | undefined => {
  if (!own || !seedCaptions) return own;
  const changeOf = (file: string): 'sent' | 'removed' | undefined => {
    const locale = LOCALES.find((each) => file === `captions/${each}.vtt`);
    return locale && seedCaptions[locale];
  };
  return {
    ...own,
    has: (file) => changeOf(file) === 'sent' || (changeOf(file) === undefined && own.has(file)),
    send: (request, reply, file) =>
      changeOf(file) === 'sent'
        ? storage.send(request, reply, `${code}/${SEED_VERSION}/${file}`)
        : own.send(request, reply, file),
  };
};

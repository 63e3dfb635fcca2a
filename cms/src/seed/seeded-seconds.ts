import { FILM_SECONDS } from '../../art/films/film-seconds';
import type { VideoSeed } from '../../seeds/seed-types';

/** Returns how long the film of a seeded video is, which its page says; null for what is live. */
export const seededSeconds = ({ live, seconds = FILM_SECONDS }: VideoSeed): number | null =>
  live === undefined ? seconds : null;

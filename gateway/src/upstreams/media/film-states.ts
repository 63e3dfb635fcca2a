import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import { FILM_CODES_MAX, type FilmReport, FILMS_PREFIX } from '@sahra/schemas/film';
import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

import { nullIfUnavailable } from '../../content/null-if-unavailable';
import type { UpstreamClient } from '../http/upstream-client';

/** States of films. */
export interface FilmStates {
  /** Returns the state of a video's film, at most 2 seconds old; null while media is unavailable. */
  load: (code: string) => Promise<FilmReport | null>;
}

/** Progress is read about once a second by an open page, and by many pages at once. */
const KEPT_MS = 2_000;
const KEPT_MAX = 10_000;

/** Creates the reader of film states: one call to media for all codes that are needed at the same time. */
export const createFilmStates = (media: UpstreamClient, gatewayToken: string): FilmStates => {
  const loader = new DataLoader<string, FilmReport>(
    async (codes) => {
      const { body } = await media.call<{ data: FilmReport[] }>({
        path: FILMS_PREFIX,
        query: { codes: codes.join(',') },
        headers: { authorization: `Bearer ${gatewayToken}` },
      });
      const reports = new Map(body.data.map((report) => [report.code, report]));
      return codes.map(
        (code) => reports.get(code) ?? new Error(`media told nothing of the film of ${code}.`),
      );
    },
    { cache: false, maxBatchSize: FILM_CODES_MAX },
  );
  const kept = new LRUCache<string, Promise<FilmReport | null>>({ max: KEPT_MAX, ttl: KEPT_MS });
  return {
    load: (code) => {
      if (!VIDEO_CODE_PATTERN.test(code)) return Promise.resolve(null);
      const known = kept.get(code);
      if (known) return known;
      const report = nullIfUnavailable(loader.load(code));
      kept.set(code, report);
      report.catch(() => kept.delete(code));
      return report;
    },
  };
};

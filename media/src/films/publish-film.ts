import type { CheckedTools } from '../encoder/find-tools';
import { filmOf, type ServedFilm } from './film-record';
import type { Films } from './films';
import { keepFormerCaptions } from './former-captions';
import { removeUnneeded } from './uploads';

/** Player addresses are signed for at most two hours and ten minutes (schemas/media-url.ts). */
const RETIRED_MS = 140 * 60_000;

interface PublisherParts {
  films: Films;
  isAv1Wanted: (code: string, tools: CheckedTools, film: ServedFilm) => boolean;
  now: () => number;
}

/** Gives viewers what a job has made. */
interface Publisher {
  /** Whether a film plays before it is whole: for the first time, and not when it replaces another. */
  playsEarly: (code: string, id: string) => boolean;
  /** Lets a film play in the qualities that it has by now, if it plays early. */
  publishEarly: (code: string, id: string) => Promise<void>;
  /** Lets a whole film play. Returns false when another file has replaced this one in the meantime. */
  publish: (code: string, id: string, tools: CheckedTools) => Promise<boolean>;
}

export const createPublisher = ({ films, isAv1Wanted, now }: PublisherParts): Publisher => {
  const { records, storage } = films;

  const playsEarly = (code: string, id: string): boolean => {
    const { job, film } = records.get(code);
    return job?.id === id && !films.isSeeded(code) && (!film || film.version === id);
  };

  const publishEarly = async (code: string, id: string): Promise<void> => {
    if (!playsEarly(code, id)) return;
    await records.update(code, (record) =>
      record.job?.id === id ? { ...record, film: filmOf(record.job) } : record,
    );
  };

  const publish = async (code: string, id: string, tools: CheckedTools): Promise<boolean> => {
    const before = records.get(code);
    const kept = await keepFormerCaptions(storage, before);
    const after = await records.update(code, (record) => {
      if (record.job?.id !== id) return record;
      const former = record.film && record.film.version !== id ? record.film : null;
      const film = filmOf({
        ...record.job,
        captions: [...record.job.captions, ...kept.captions],
        captionFacts: { ...kept.captionFacts, ...record.job.captionFacts },
      });
      return {
        ...record,
        film: isAv1Wanted(code, tools, film) ? { ...film, av1: { rungs: [], isWhole: false } } : film,
        job: null,
        retired: former
          ? [...record.retired, { version: former.version, until: now() + RETIRED_MS }]
          : record.retired,
      };
    });
    if (after.film?.version !== id) return false;
    await removeUnneeded(films, before, after);
    return true;
  };

  return { playsEarly, publishEarly, publish };
};

import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

import { failureOf } from '../encoder/film-error';
import type { Tools } from '../encoder/find-tools';
import type { Source } from '../encoder/probe';
import { encodeFilm, type FilmJob, inspectFile } from './film-job';
import { filmOf, neededFiles, neededVersions, withJob } from './film-record';
import type { Films } from './films';
import { keepFormerCaptions } from './former-captions';
import { takeInnerCaptions } from './take-inner-captions';
import { createTurns, type Worker } from './turns';

/** Player addresses are signed for at most two hours and ten minutes (schemas/media-url.ts). */
const RETIRED_MS = 140 * 60_000;
/** Order of the turns: who could play for the first time, then what editors wait for, then films that the demo has. */
const RANKS = { first: 0, other: 1, seed: 2 } as const;

export interface FilmQueueOptions {
  films: Films;
  findTools: () => Promise<Tools>;
  /** Returns the poster of a video; null without one. */
  readPoster: (code: string) => Promise<Uint8Array | null>;
  /** Folder for unfinished files. */
  work: string;
  now: () => number;
  /** Called when a film is whole. */
  onReady: () => Promise<void>;
  log: { info: (line: string) => void; warn: (line: string) => void };
}

/**
 * Inspects uploaded files, one at a time, and encodes them, one at a time: a file that is no film is refused while other
 * films are encoded. After each finished quality, films that could play for the first time go first, and those of the
 * demo last: a clip of a minute does not wait for a whole film of an hour.
 */
export interface FilmQueue {
  /** Inspects the uploaded file of this film, and encodes it when its turn comes. */
  add: (code: string) => void;
  /** Ends the job of this film, whether it runs or waits, because another file replaces it. */
  cancel: (code: string) => void;
  /** Settles when nothing is waiting and nothing runs. */
  idle: () => Promise<void>;
  /** Ends every job. They go on at the next start. */
  close: () => Promise<void>;
}

class Cancelled extends Error {}

export const createFilmQueue = ({
  films,
  findTools,
  readPoster,
  work,
  now,
  onReady,
  log,
}: FilmQueueOptions): FilmQueue => {
  const { records, storage } = films;
  const inspections = createTurns();
  const encodings = createTurns();
  const jobs = new Set<{ code: string; controller: AbortController }>();
  /** The last job of each film: two of one film are never made beside each other. */
  const last = new Map<string, Promise<void>>();
  let closed = false;

  /** A film that plays for the first time plays from its first quality on; one that replaces another only when whole. */
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

  const rankOf = (code: string): number => {
    const { job } = records.get(code);
    if (job?.failure === null && job.rungs.length === 0 && playsEarly(code, job.id)) return RANKS.first;
    return films.isSeeded(code) ? RANKS.seed : RANKS.other;
  };

  /** Without the poster, a sound without a cover gets a drawn picture. */
  const posterOf = async (code: string): Promise<Uint8Array | null> => {
    try {
      return await readPoster(code);
    } catch (error) {
      log.warn(`The poster of ${code} could not be read for its film: ${String(error)}`);
      return null;
    }
  };

  /** Returns false when another file has replaced this one in the meantime. */
  const publish = async (code: string, id: string): Promise<boolean> => {
    const kept = await keepFormerCaptions(storage, records.get(code));
    const { film } = await records.update(code, (record) => {
      if (record.job?.id !== id) return record;
      const former = record.film && record.film.version !== id ? record.film : null;
      return {
        ...record,
        film: filmOf({
          ...record.job,
          captions: [...record.job.captions, ...kept.captions],
          captionFacts: { ...kept.captionFacts, ...record.job.captionFacts },
        }),
        job: null,
        retired: former
          ? [...record.retired, { version: former.version, until: now() + RETIRED_MS }]
          : record.retired,
      };
    });
    return film?.version === id;
  };

  const removeSource = async (id: string): Promise<void> => {
    for (const name of [id, `${id}.json`]) await rm(join(films.uploads, name), { force: true });
  };

  /** Waits for a turn, and lets the report of the film say so. */
  const waitFor = async (code: string, turn: Promise<void>): Promise<void> => {
    films.setWaiting(code, true);
    try {
      await turn;
    } finally {
      films.setWaiting(code, false);
    }
  };

  const inspect = async (code: string, film: FilmJob, worker: Worker): Promise<Source> => {
    try {
      await waitFor(code, inspections.take(worker));
      return await inspectFile(film);
    } finally {
      inspections.end(worker);
    }
  };

  const process = async (code: string, worker: Worker): Promise<void> => {
    const { signal } = worker;
    const { job } = records.get(code);
    if (job?.failure !== null) return;
    const { id } = job;
    films.setProgress(code, 0);
    try {
      const film: FilmJob = {
        tools: await findTools(),
        storage,
        path: join(films.uploads, id),
        poster: () => posterOf(code),
        work: join(work, id),
        key: `${code}/${id}`,
        finished: job.rungs,
        isKnown: job.facts !== undefined,
        heard: job.audio ? job : null,
        signal,
        onFacts: async (facts) => {
          await records.update(code, (record) => withJob(record, id, () => ({ facts })));
          await takeInnerCaptions(films, code, id, facts);
        },
        onProgress: (part) => films.setProgress(code, part),
        onHeard: async (heard) => {
          await records.update(code, (record) => withJob(record, id, () => heard));
        },
        onRung: async (rung) => {
          await records.update(code, (record) =>
            withJob(record, id, ({ rungs }) => ({ rungs: [...rungs, rung] })),
          );
          await publishEarly(code, id);
          await waitFor(code, encodings.pass(worker));
        },
      };
      const source = await inspect(code, film, worker);
      await waitFor(code, encodings.take(worker));
      log.info(`The film of ${code} is being made.`);
      await encodeFilm(film, source);
      const isPublished = await publish(code, id);
      await removeSource(id);
      if (isPublished) {
        log.info(`The film of ${code} is ready.`);
        await onReady();
      }
    } catch (error) {
      if (signal.aborted) return;
      const failure = failureOf(error);
      log.warn(`The film of ${code} could not be made (${failure}): ${String(error)}`);
      const record = await records.update(code, (before) => withJob(before, id, () => ({ failure })));
      if (!neededFiles(record).includes(id)) await removeSource(id);
    } finally {
      await rm(join(work, id), { recursive: true, force: true });
      // What a replaced film stored after it was tidied away.
      if (!neededVersions(records.get(code)).includes(id)) await storage.removeFolder(`${code}/${id}`);
    }
  };

  const make = async (code: string): Promise<void> => {
    if (closed) return;
    const controller = new AbortController();
    const job = { code, controller };
    const worker = { rank: () => rankOf(code), signal: controller.signal };
    jobs.add(job);
    try {
      await process(code, worker);
    } catch (error) {
      // The record itself could not be written, on a full disk for example: the job is tried again at the next start.
      if (!controller.signal.aborted) {
        log.warn(`The state of the film of ${code} could not be kept: ${String(error)}`);
      }
    } finally {
      encodings.end(worker);
      jobs.delete(job);
    }
  };

  const stop = (code?: string): void => {
    for (const job of jobs) {
      if (code === undefined || job.code === code) {
        job.controller.abort(new Cancelled('Another file replaces this one, or media ends.'));
      }
    }
  };

  const idle = async (): Promise<void> => {
    while (last.size > 0) await Promise.all(last.values());
  };

  return {
    add: (code) => {
      if (!VIDEO_CODE_PATTERN.test(code)) return;
      const made = (last.get(code) ?? Promise.resolve()).then(() => make(code));
      last.set(code, made);
      void made.then(() => {
        if (last.get(code) === made) last.delete(code);
      });
    },
    cancel: stop,
    idle,
    close: () => {
      closed = true;
      stop();
      return idle();
    },
  };
};

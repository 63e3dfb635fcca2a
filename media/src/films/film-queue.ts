import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

import { failureOf } from '../encoder/film-error';
import type { FilmsAv1 } from '../config/config';
import type { CheckedTools } from '../encoder/find-tools';
import type { Source } from '../encoder/probe';
import { encodeFilm, type FilmJob, inspectFile } from './film-job';
import { awaitsAv1, type FilmInWork, neededFiles, neededVersions, withJob } from './film-record';
import type { Films } from './films';
import { createAv1Maker } from './make-av1';
import { createPublisher } from './publish-film';
import { takeInnerCaptions } from './take-inner-captions';
import { createTurns, type Worker } from './turns';
import { removeUpload } from './uploads';

/**
 * Order of the turns: who could play for the first time, then what editors wait for, then films that the demo has,
 * then films that play already, in AV1.
 */
const RANKS = { first: 0, other: 1, seed: 2, av1: 3 } as const;

export interface FilmQueueOptions {
  films: Films;
  findTools: () => Promise<CheckedTools>;
  /** Which films are made in AV1 too. */
  filmsAv1: FilmsAv1;
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
 * demo last: a clip of a minute does not wait for a whole film of an hour. AV1 comes after all other work, when the film
 * is ready.
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
  filmsAv1,
  readPoster,
  work,
  now,
  onReady,
  log,
}: FilmQueueOptions): FilmQueue => {
  const { records, storage } = films;
  const inspections = createTurns();
  const encodings = createTurns();
  const av1 = createAv1Maker({ films, findTools, filmsAv1, work, turns: encodings, log });
  const { playsEarly, publishEarly, publish } = createPublisher({ films, isAv1Wanted: av1.isWanted, now });
  const jobs = new Set<{ code: string; controller: AbortController }>();
  /** The last job of each film: two of one film are never made beside each other. */
  const last = new Map<string, Promise<void>>();
  let closed = false;

  const rankOf = (code: string): number => {
    const { job } = records.get(code);
    if (job?.failure !== null) return RANKS.av1;
    if (job.rungs.length === 0 && playsEarly(code, job.id)) return RANKS.first;
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

  const makeFilm = async (code: string, job: FilmInWork, worker: Worker): Promise<void> => {
    const { signal } = worker;
    const { id } = job;
    films.setProgress(code, 0);
    try {
      const tools = await findTools();
      const film: FilmJob = {
        tools,
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
      if (await publish(code, id, tools)) {
        log.info(`The film of ${code} is ready.`);
        await onReady();
      }
    } catch (error) {
      if (signal.aborted) return;
      const failure = failureOf(error);
      log.warn(`The film of ${code} could not be made (${failure}): ${String(error)}`);
      const record = await records.update(code, (before) => withJob(before, id, () => ({ failure })));
      if (!neededFiles(record).includes(id)) await removeUpload(films, id);
    } finally {
      await rm(join(work, id), { recursive: true, force: true });
      // What a replaced film stored after it was tidied away.
      if (!neededVersions(records.get(code)).includes(id)) await storage.removeFolder(`${code}/${id}`);
    }
  };

  const process = async (code: string, worker: Worker): Promise<void> => {
    const { job } = records.get(code);
    if (job?.failure === null) await makeFilm(code, job, worker);
    encodings.end(worker);
    const record = records.get(code);
    if (record.film && awaitsAv1(record)) await av1.make(code, record.film, worker);
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

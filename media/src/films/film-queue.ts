import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { FilmFacts } from '@sahra/schemas/film-facts';
import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

import { failureOf } from '../encoder/film-error';
import type { Tools } from '../encoder/find-tools';
import { runFilmJob } from './film-job';
import {
  neededFiles,
  neededVersions,
  type FilmRecord,
  type FinishedAudio,
  type FinishedRung,
  type ServedFilm,
} from './film-record';
import type { Films } from './films';
import { keepFormerCaptions } from './former-captions';
import { takeInnerCaptions } from './take-inner-captions';

/** Player addresses are signed for at most two hours and ten minutes (schemas/media-url.ts). */
const RETIRED_MS = 140 * 60_000;

export interface FilmQueueOptions {
  films: Films;
  findTools: () => Promise<Tools>;
  /** Folder for unfinished files. */
  work: string;
  now: () => number;
  /** Called when a film is whole. */
  onReady: () => Promise<void>;
  log: { info: (line: string) => void; warn: (line: string) => void };
}

/** Processes uploaded files, one at a time. */
export interface FilmQueue {
  /** Starts the waiting job of this film when its turn comes. */
  add: (code: string) => void;
  /** Ends the running job of this film, because another file replaces it. */
  cancel: (code: string) => void;
  /** Settles when nothing is waiting and nothing runs. */
  idle: () => Promise<void>;
  /** Ends the running job. It goes on at the next start. */
  close: () => Promise<void>;
}

class Cancelled extends Error {}

const withRung = (record: FilmRecord, id: string, rung: FinishedRung): FilmRecord =>
  record.job?.id === id ? { ...record, job: { ...record.job, rungs: [...record.job.rungs, rung] } } : record;

const withFacts = (record: FilmRecord, id: string, facts: FilmFacts): FilmRecord =>
  record.job?.id === id ? { ...record, job: { ...record.job, facts } } : record;

const withAudio = (record: FilmRecord, id: string, audio: FinishedAudio): FilmRecord =>
  record.job?.id === id ? { ...record, job: { ...record.job, audio } } : record;

type Job = NonNullable<FilmRecord['job']>;

const filmOf = ({ id, rungs, audio, captions, captionFacts, facts }: Job): ServedFilm => ({
  version: id,
  rungs,
  captions,
  ...(audio && { audio }),
  ...(captionFacts && { captionFacts }),
  ...(facts && { facts }),
});

export const createFilmQueue = ({
  films,
  findTools,
  work,
  now,
  onReady,
  log,
}: FilmQueueOptions): FilmQueue => {
  const { records, storage } = films;
  const waiting: string[] = [];
  let running: { code: string; controller: AbortController } | null = null;
  let turn: Promise<void> = Promise.resolve();
  let closed = false;

  /** A film that plays for the first time plays from its first quality on; one that replaces another only when whole. */
  const publishEarly = async (code: string, id: string): Promise<void> => {
    const { job, film } = records.get(code);
    if (job?.id !== id || films.isSeeded(code) || (film && film.version !== id)) return;
    await records.update(code, (record) =>
      record.job?.id === id ? { ...record, film: filmOf(record.job) } : record,
    );
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

  const process = async (code: string, signal: AbortSignal): Promise<void> => {
    const { job } = records.get(code);
    if (job?.failure !== null) return;
    const { id } = job;
    log.info(`The film of ${code} is being made.`);
    films.setProgress(code, 0);
    try {
      await runFilmJob({
        tools: await findTools(),
        storage,
        path: join(films.uploads, id),
        work: join(work, id),
        key: `${code}/${id}`,
        finished: job.rungs,
        isKnown: job.facts !== undefined,
        isHeard: job.audio !== undefined,
        signal,
        onFacts: async (facts) => {
          await records.update(code, (record) => withFacts(record, id, facts));
          await takeInnerCaptions(films, code, id, facts);
        },
        onProgress: (part) => films.setProgress(code, part),
        onAudio: async (audio) => {
          await records.update(code, (record) => withAudio(record, id, audio));
        },
        onRung: async (rung) => {
          await records.update(code, (record) => withRung(record, id, rung));
          await publishEarly(code, id);
        },
      });
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
      const record = await records.update(code, (before) =>
        before.job?.id === id ? { ...before, job: { ...before.job, failure } } : before,
      );
      if (!neededFiles(record).includes(id)) await removeSource(id);
    } finally {
      await rm(join(work, id), { recursive: true, force: true });
      // What a replaced film stored after it was tidied away.
      if (!neededVersions(records.get(code)).includes(id)) await storage.removeFolder(`${code}/${id}`);
    }
  };

  const next = async (): Promise<void> => {
    const code = waiting.shift();
    if (code === undefined || closed) return;
    const controller = new AbortController();
    running = { code, controller };
    try {
      await process(code, controller.signal);
    } catch (error) {
      // The record itself could not be written, on a full disk for example: the job is tried again at the next start.
      log.warn(`The state of the film of ${code} could not be kept: ${String(error)}`);
    } finally {
      running = null;
    }
  };

  const cancel = (code: string): void => {
    if (running?.code === code) running.controller.abort(new Cancelled('Another file replaces this one.'));
  };

  return {
    add: (code) => {
      if (!VIDEO_CODE_PATTERN.test(code)) return;
      waiting.push(code);
      turn = turn.then(next);
    },
    cancel,
    idle: async () => {
      let seen: Promise<void>;
      do {
        seen = turn;
        await seen;
      } while (seen !== turn);
    },
    close: async () => {
      closed = true;
      if (running) cancel(running.code);
      await turn;
    },
  };
};

import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { FilmsAv1 } from '../config/config';
import { FilmError } from '../encoder/film-error';
import type { CheckedTools } from '../encoder/find-tools';
import { ladderOf } from '../encoder/ladder';
import { probe } from '../encoder/probe';
import { readScan } from '../encoder/scan';
import { type ServedFilm, withAv1 } from './film-record';
import type { Films } from './films';
import { makeRung } from './make-rung';
import { type EncodingJob, readMixes } from './make-sounds';
import type { Turns, Worker } from './turns';
import { removeUpload } from './uploads';

interface Av1Parts {
  films: Films;
  findTools: () => Promise<CheckedTools>;
  filmsAv1: FilmsAv1;
  /** Folder for unfinished files. */
  work: string;
  turns: Turns;
  log: { info: (line: string) => void; warn: (line: string) => void };
}

/** Makes films that play in H.264 in AV1 too, in the same qualities. */
interface Av1Maker {
  isWanted: (code: string, tools: CheckedTools, film: ServedFilm) => boolean;
  /**
   * Makes what an earlier run has not finished, quality by quality, with a turn for each. Never rejects for what is wrong
   * with the file or the encoder: the film plays on in H.264.
   */
  make: (code: string, film: ServedFilm, worker: Worker) => Promise<void>;
}

export const createAv1Maker = ({ films, findTools, filmsAv1, work, turns, log }: Av1Parts): Av1Maker => {
  const { records, storage, uploads } = films;

  const makeRungs = async (code: string, film: ServedFilm, worker: Worker): Promise<void> => {
    const { signal } = worker;
    const { version } = film;
    await turns.take(worker);
    if (filmsAv1 === 'none') throw new FilmError('ENCODER_MISSING', 'FILMS_AV1 is none.');
    const tools = await findTools();
    const job: EncodingJob = {
      ...{ tools, storage, signal },
      work: join(work, version),
      key: `${code}/${version}`,
    };
    const source = await readScan(tools, await probe(tools, join(uploads, version), signal), signal);
    const { mixes } = film.audio ? await readMixes(tools, source, signal) : { mixes: [] };
    const isApart = (film.sounds ?? []).length > 0;
    for (const rung of ladderOf(source.width, source.height)) {
      if (film.av1?.rungs.some(({ name }) => name === rung.name) === true) continue;
      const made = await makeRung(job, rung, { source, codec: 'av1', main: mixes[0] ?? null, isApart });
      await records.update(code, (record) =>
        withAv1(record, version, ({ rungs }) => ({ rungs: [...rungs, made], isWhole: false })),
      );
      await turns.pass(worker);
    }
  };

  return {
    // A picture that stands still has few bytes in any codec.
    isWanted: (code, tools, { rungs }) =>
      tools.facts.av1Lacks.length === 0 &&
      (filmsAv1 === 'all' || (filmsAv1 === 'uploads' && !films.isSeeded(code))) &&
      rungs.every(({ isStill }) => isStill !== true),
    make: async (code, film, worker) => {
      const { version } = film;
      try {
        await makeRungs(code, film, worker);
        await records.update(code, (record) =>
          withAv1(record, version, (av1) => ({ ...av1, isWhole: true })),
        );
        log.info(`The film of ${code} plays in AV1 too.`);
      } catch (error) {
        if (worker.signal.aborted) return;
        log.warn(`The film of ${code} plays in H.264 only: ${String(error)}`);
        await records.update(code, (record) => withAv1(record, version, () => undefined));
      } finally {
        await rm(join(work, version), { recursive: true, force: true });
      }
      await removeUpload(films, version);
    },
  };
};

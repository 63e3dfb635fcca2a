import { FILM_LENGTHS_MAX, FILM_LENGTHS_PATH, type FilmLength } from '@sahra/schemas/film';
import { ALL_FILMS, signFilmToken } from '@sahra/schemas/film-token';

import type { CmsSource } from '../cms/ask-cms';
import type { FilmRecord } from './film-record';
import type { FilmRecords } from './film-records';

const LIMIT_MS = 10_000;

/** Sends lengths to the cms. Rejects when it has not taken them. */
export type SendLengths = (lengths: readonly FilmLength[]) => Promise<void>;

export const sendFilmLengths =
  ({ url }: Pick<CmsSource, 'url'>, filmSecret: string): SendLengths =>
  async (lengths) => {
    const response = await fetch(new URL(FILM_LENGTHS_PATH, url), {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${signFilmToken(filmSecret, ALL_FILMS, Date.now())}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(lengths),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!response.ok) throw new Error(`the cms answered ${response.status}`);
  };

interface Parts {
  records: Pick<FilmRecords, 'all'>;
  send: SendLengths;
  log: { warn: (line: string) => void };
}

/** Tells the cms how long the films are. */
export interface FilmLengths {
  /** Tells the lengths that the cms has not taken yet. Never rejects; what fails is told by the next call. */
  tell: () => Promise<void>;
  /** Tells all of them: videos that the cms did not have then, or had to restore from a backup, are reached too. */
  tellAll: () => Promise<void>;
}

interface Whole extends FilmLength {
  version: string;
}

/** The film of a record once it is whole; nothing of one whose first qualities play already. */
const wholeFilm = ({ code, film, job }: FilmRecord): Whole[] => {
  const seconds = film?.rungs[0]?.seconds;
  return film && seconds !== undefined && film.version !== job?.id
    ? [{ code, seconds, version: film.version }]
    : [];
};

export const createFilmLengths = ({ records, send, log }: Parts): FilmLengths => {
  /** Versions that the cms has taken, by their codes. It is not kept: a new process tells everything again. */
  const told = new Map<string, string>();
  let isFailing = false;
  let turn: Promise<void> = Promise.resolve();

  const sendNew = async (): Promise<void> => {
    const untold = records
      .all()
      .flatMap(wholeFilm)
      .filter(({ code, version }) => told.get(code) !== version);
    for (let at = 0; at < untold.length; at += FILM_LENGTHS_MAX) {
      const part = untold.slice(at, at + FILM_LENGTHS_MAX);
      await send(part.map(({ code, seconds }) => ({ code, seconds })));
      for (const { code, version } of part) told.set(code, version);
    }
  };

  const tell = (): Promise<void> => {
    turn = turn.then(sendNew).then(
      () => {
        isFailing = false;
      },
      (error: unknown) => {
        if (!isFailing) log.warn(`The lengths of films are told later: ${String(error)}`);
        isFailing = true;
      },
    );
    return turn;
  };

  return {
    tell,
    tellAll: () => {
      told.clear();
      return tell();
    },
  };
};

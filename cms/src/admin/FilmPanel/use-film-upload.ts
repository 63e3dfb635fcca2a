import { useEffect, useRef, useState } from 'react';
import { type DetailedError, Upload } from 'tus-js-client';

import { FILMS_PREFIX } from '@sahra/schemas/film';
import { FILM_PROBLEM_TEXTS, type FilmProblem } from '@sahra/schemas/film-problems';
import { keepUpload } from '@sahra/schemas/keep-upload';

import type { FilmDesk } from '../../films/film-desk.route';

const CHUNK_BYTES = 8_000_000;
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000];
/** A film token lives for fifteen minutes. */
const TOKEN_MS = 10 * 60_000;

const isProblem = (code: unknown): code is FilmProblem =>
  typeof code === 'string' && Object.hasOwn(FILM_PROBLEM_TEXTS, code);

/** Returns the reason with which media refused the upload; null for a broken connection. */
const problemOf = (error: Error | DetailedError): FilmProblem | null => {
  const body = 'originalResponse' in error ? error.originalResponse?.getBody() : undefined;
  try {
    const { code } = JSON.parse(body ?? '') as { code?: unknown };
    return isProblem(code) ? code : null;
  } catch {
    return null;
  }
};

export interface FilmUpload {
  /** Part that has arrived, from 0 to 1; null while nothing is uploaded. */
  progress: number | null;
  /** Why the last upload ended early. */
  problem: FilmProblem | 'broken' | null;
  start: (file: File) => void;
  cancel: () => void;
}

/** Uploads a file by the tus protocol. An upload of the same file that was interrupted before goes on. */
export const useFilmUpload = (code: string, reload: () => Promise<FilmDesk | undefined>): FilmUpload => {
  const running = useRef<Upload | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<FilmUpload['problem']>(null);
  useEffect(() => () => void running.current?.abort(), []);

  const end = (reason: FilmUpload['problem']): void => {
    running.current = null;
    setProgress(null);
    setProblem(reason);
    void reload();
  };

  const start = (file: File): void => {
    let token = { value: '', at: 0 };
    const upload = new Upload(file, {
      endpoint: `${FILMS_PREFIX}/${code}/uploads`,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      removeFingerprintOnSuccess: true,
      onBeforeRequest: async (request) => {
        if (Date.now() - token.at > TOKEN_MS) {
          token = { value: (await reload())?.token ?? '', at: Date.now() };
        }
        request.setHeader('authorization', `Bearer ${token.value}`);
      },
      onAfterResponse: keepUpload,
      onProgress: (sent, whole) => setProgress(whole > 0 ? sent / whole : 0),
      onError: (error) => end(problemOf(error) ?? 'broken'),
      onSuccess: () => end(null),
    });
    running.current = upload;
    setProblem(null);
    setProgress(0);
    upload.findPreviousUploads().then(
      ([previous]) => {
        if (previous) upload.resumeFromPreviousUpload(previous);
        upload.start();
      },
      () => upload.start(),
    );
  };

  const cancel = (): void => {
    const upload = running.current;
    if (!upload) return;
    upload.abort(true).then(
      () => end(null),
      () => end(null),
    );
  };

  return { progress, problem, start, cancel };
};

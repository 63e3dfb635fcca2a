import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';

import type { FilmReport } from '@sahra/schemas/film';
import { FILM_PROBLEM_TEXTS, type FilmProblem } from '@sahra/schemas/film-problems';
import { FILMS_PREFIX } from '@sahra/schemas/film';
import { signFilmToken } from '@sahra/schemas/film-token';
import { keepUpload, UploadKeptError } from '@sahra/schemas/keep-upload';
import { type DetailedError, Upload } from 'tus-js-client';

import { PlainError } from '../process/plain-error';
import { openUploads } from './open-uploads';
import type { IngestArguments } from './parse-ingest-arguments';

/** The media server that receives a film. */
export interface MediaTarget {
  url: string;
  filmSecret: string;
}

/** A film to send. */
interface Ingest extends IngestArguments {
  /** File that remembers the addresses of unfinished uploads, so that a command that was ended goes on. */
  uploadsFile: string;
}

const CHUNK_BYTES = 8_000_000;
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000];

const isProblem = (code: unknown): code is FilmProblem =>
  typeof code === 'string' && Object.hasOwn(FILM_PROBLEM_TEXTS, code);

/** Returns the sentence for a refused request. */
const refusal = (body: string, otherwise: string): PlainError => {
  try {
    const { code, message } = JSON.parse(body) as { code?: unknown; message?: unknown };
    if (typeof message === 'string') return new PlainError(message);
    if (isProblem(code)) return new PlainError(FILM_PROBLEM_TEXTS[code].en);
  } catch {
    // Not from media: the sentence of the caller has to do.
  }
  return new PlainError(otherwise);
};

const tokenHeader = ({ filmSecret }: MediaTarget, code: string): Record<string, string> => ({
  authorization: `Bearer ${signFilmToken(filmSecret, code, Date.now())}`,
});

const sendCaptions = async (
  target: MediaTarget,
  { code, captions }: IngestArguments,
  onWarning: (line: string) => void,
): Promise<void> => {
  for (const { file, locale } of captions) {
    const reply = await fetch(`${target.url}${FILMS_PREFIX}/${code}/captions/${locale}`, {
      method: 'PUT',
      headers: { ...tokenHeader(target, code), 'content-type': 'text/vtt' },
      body: new Uint8Array(await readFile(file)),
    });
    if (!reply.ok) throw refusal(await reply.text(), `media refused ${file} (${reply.status}).`);
    const { warnings = [] } = (await reply.json()) as { warnings?: string[] };
    for (const warning of warnings) onWarning(`${file}: ${warning}`);
  }
};

const FORBIDDEN = 403;

const statusOf = (error: Error | DetailedError): number | undefined => {
  if (!('originalResponse' in error)) return undefined;
  const { originalResponse, causingError } = error;
  return causingError instanceof UploadKeptError ? causingError.status : originalResponse?.getStatus();
};

const failureOf = (error: Error | DetailedError, url: string): Error => {
  if (error instanceof PlainError) return error;
  if (statusOf(error) === FORBIDDEN)
    return new PlainError(`${url} refused the film. FILM_SECRET must be the one of that installation.`);
  const body = 'originalResponse' in error ? error.originalResponse?.getBody() : undefined;
  return refusal(
    body ?? '',
    `media at ${url} cannot be reached. Start the product with "npm start", then try again.`,
  );
};

/**
 * Uploads a film with its captions; after a broken connection, and after the end of this process, the same file goes on
 * where it ended. `onProgress` receives the part that has arrived, from 0 to 1, `onWarning` what to look at in the captions.
 */
export const sendFilm = async (
  target: MediaTarget,
  ingest: Ingest,
  onProgress: (part: number) => void,
  onWarning: (line: string) => void = () => undefined,
): Promise<void> => {
  const { size } = await stat(ingest.file);
  const urlStorage = await openUploads(ingest.uploadsFile);
  await new Promise<void>((settle, fail) => {
    let captions = Promise.resolve();
    const upload = new Upload(createReadStream(ingest.file), {
      endpoint: `${target.url}${FILMS_PREFIX}/${ingest.code}/uploads`,
      uploadSize: size,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      urlStorage,
      removeFingerprintOnSuccess: true,
      onBeforeRequest: (request) => {
        const { authorization = '' } = tokenHeader(target, ingest.code);
        request.setHeader('authorization', authorization);
      },
      onAfterResponse: keepUpload,
      onUploadUrlAvailable: () => {
        captions = sendCaptions(target, ingest, onWarning);
        // Captions that cannot be used end the upload: the command gives a video both or nothing.
        captions.catch((error: unknown) => {
          fail(error instanceof Error ? error : new Error(String(error)));
          upload.abort(true).catch(() => undefined);
        });
      },
      onProgress: (sent) => onProgress(sent / size),
      onError: (error) => fail(failureOf(error, target.url)),
      onSuccess: () => {
        captions.then(settle, fail);
      },
    });
    upload.findPreviousUploads().then(([previous]) => {
      if (previous) upload.resumeFromPreviousUpload(previous);
      upload.start();
    }, fail);
  });
};

/** Reads the state of a film. */
export const readFilmReport = async (target: MediaTarget, code: string): Promise<FilmReport> => {
  const reply = await fetch(`${target.url}${FILMS_PREFIX}/${code}`, { headers: tokenHeader(target, code) });
  if (!reply.ok) throw new PlainError(`media answered ${reply.status} for the film of ${code}.`);
  return ((await reply.json()) as { data: FilmReport }).data;
};

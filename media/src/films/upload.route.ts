import { randomBytes } from 'node:crypto';

import { Server } from '@tus/server';
import { FILMS_PREFIX } from '@sahra/schemas/film';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { CREATE_UPLOAD_SCHEMA, UPLOAD_SCHEMA } from './upload.schema';
import { type FilmAccess, requireFilmToken, type FilmParams } from './film-access';
import type { FilmQueue } from './film-queue';
import type { ReadFrame } from './read-frame';
import { sendProblem } from './send-problem';
import type { Films } from './films';
import { UploadStore } from './upload-store';
import { beginUpload, cancelUpload, finishUpload } from './uploads';

export interface UploadOptions extends FilmAccess {
  films: Films;
  queue: FilmQueue;
  readFrame: ReadFrame;
}

const GIGABYTE = 1_000_000_000;
const FILM_MAX_BYTES = 50 * GIGABYTE;
/** Room that stays free for records, logs and the databases of the same disk. */
const RESERVED_BYTES = GIGABYTE;
/** The file itself and the film that is made of it. */
const BYTES_PER_BYTE = 2;

const codeOfUrl = (url: string): string => new URL(url, 'http://media').pathname.split('/')[2] ?? '';

const isFull = (error: object): boolean =>
  'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

const createTusServer = ({ films, queue, now }: UploadOptions): Server =>
  new Server({
    path: FILMS_PREFIX,
    datastore: new UploadStore({ directory: films.uploads }),
    // The address is relative to the origin through which the editor came.
    generateUrl: (request, { id }) => `${FILMS_PREFIX}/${codeOfUrl(request.url)}/uploads/${id}`,
    getFileIdFromRequest: (request) => new URL(request.url, 'http://media').pathname.split('/')[4],
    namingFunction: () => randomBytes(8).toString('hex'),
    onUploadCreate: async (request, upload) => {
      await beginUpload(films, codeOfUrl(request.url), upload.id, upload.size ?? 0, now());
      return {};
    },
    onUploadFinish: async (request, upload) => {
      await finishUpload(films, queue, codeOfUrl(request.url), upload.id, now());
      return {};
    },
    onResponseError: (_request, error) =>
      isFull(error) ? { status_code: 507, body: JSON.stringify({ code: 'STORAGE_FULL' }) } : undefined,
  });

/**
 * Registers the upload of films by the tus protocol 1.0 (https://tus.io/protocols/resumable-upload):
 * `POST /films/{code}/uploads` creates an upload (`Upload-Length` in bytes, at most 50 GB), and
 * `HEAD`, `PATCH`, `DELETE /films/{code}/uploads/{id}` resume, continue and give it up. Each takes a film token as
 * bearer (schemas/film-token.ts). The film is made once the last byte has arrived.
 * Sends 403 FORBIDDEN without a valid token, 404 for an upload that is over or was replaced by a newer one,
 * 413 FILM_TOO_LARGE, and 507 STORAGE_FULL when the disk has no room for the file and its film.
 */
export const uploadRoute = (app: FastifyInstance, options: UploadOptions): void => {
  const { films } = options;
  const tus = createTusServer(options);
  const hand = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.hijack();
    await tus.handle(request.raw, reply.raw);
  };
  const allowed = requireFilmToken(options);
  const config = { readsOwnBody: true };

  app.post<{ Params: FilmParams }>(
    `${FILMS_PREFIX}/:code/uploads`,
    { schema: CREATE_UPLOAD_SCHEMA, config, preParsing: allowed },
    async (request, reply) => {
      const bytes = Number(request.headers['upload-length']);
      if (!(bytes > 0)) return sendProblem(request, reply, 422, 'NOT_A_VIDEO');
      if (bytes > FILM_MAX_BYTES) return sendProblem(request, reply, 413, 'FILM_TOO_LARGE');
      if ((await films.freeBytes()) < bytes * BYTES_PER_BYTE + RESERVED_BYTES) {
        return sendProblem(request, reply, 507, 'STORAGE_FULL');
      }
      return hand(request, reply);
    },
  );

  app.route<{ Params: FilmParams & { id: string } }>({
    method: ['HEAD', 'PATCH', 'DELETE'],
    url: `${FILMS_PREFIX}/:code/uploads/:id`,
    schema: UPLOAD_SCHEMA,
    config,
    preParsing: allowed,
    handler: async (request, reply) => {
      const { code, id } = request.params;
      const { upload, job } = films.records.get(code);
      const isOver = upload?.id !== id && !(request.method === 'HEAD' && job?.id === id);
      if (isOver) return reply.code(404).header('tus-resumable', '1.0.0').send();
      if (request.method === 'DELETE') {
        await cancelUpload(films, code, id);
        return reply.code(204).header('tus-resumable', '1.0.0').send();
      }
      if (request.method === 'PATCH' && (await films.freeBytes()) < RESERVED_BYTES) {
        return sendProblem(request, reply, 507, 'STORAGE_FULL');
      }
      return hand(request, reply);
    },
  });
};

import { FILM_CODES_MAX, FILMS_PREFIX } from '@sahra/schemas/film';
import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';
import type { FastifyInstance } from 'fastify';

import { sendError } from '../server/send-error';
import { captionsRoute } from './captions.route';
import { hasFilmToken, isGateway, requireFilmToken, type FilmParams } from './film-access';
import {
  FILM_STATE_SCHEMA,
  FILM_STATES_SCHEMA,
  FRAME_SCHEMA,
  POSTER_SCHEMA,
  RETRY_SCHEMA,
} from './film.schema';
import { isRetryable } from './film-record';
import { sendProblem } from './send-problem';
import { soundsRoute } from './sounds.route';
import type { UploadOptions } from './upload.route';

const POSTER_FILE = /^[1-3]\.jpg$/;
/** Milliseconds of at most eleven days. */
const FRAME_FILE = /^(\d{1,9})\.jpg$/;

/**
 * Registers the states of films (schemas/film.ts, FilmReport), `{ data: … }`, never cached:
 * `GET /films?codes=a,b` for the gateway (bearer GATEWAY_TOKEN; at most 100 codes, in their order) and
 * `GET /films/{code}` for the gateway or a film token. A video without a film has the state `none`, whether or not
 * the cms has such a video. Sends 403 FORBIDDEN for other bearers and 404 NOT_FOUND for what is no code.
 */
const stateRoutes = (app: FastifyInstance, options: UploadOptions): void => {
  const { films } = options;
  app.get<{ Querystring: { codes?: string } }>(
    FILMS_PREFIX,
    { schema: FILM_STATES_SCHEMA },
    async (request, reply) => {
      if (!isGateway(options, request)) return sendError(request, reply, 403, 'FORBIDDEN');
      const codes = (request.query.codes ?? '').split(',');
      if (codes.length > FILM_CODES_MAX || !codes.every((code) => VIDEO_CODE_PATTERN.test(code))) {
        return sendError(request, reply, 404, 'NOT_FOUND');
      }
      reply.header('cache-control', 'no-store');
      return { data: await Promise.all(codes.map(films.report)) };
    },
  );

  app.get<{ Params: FilmParams }>(
    `${FILMS_PREFIX}/:code`,
    { schema: FILM_STATE_SCHEMA },
    async (request, reply) => {
      const { code } = request.params;
      if (!VIDEO_CODE_PATTERN.test(code)) return sendError(request, reply, 404, 'NOT_FOUND');
      if (!isGateway(options, request) && !hasFilmToken(options, request)) {
        return sendError(request, reply, 403, 'FORBIDDEN');
      }
      reply.header('cache-control', 'no-store');
      return { data: await films.report(code) };
    },
  );
};

/**
 * Registers `GET /films/{code}/posters/{1|2|3}.jpg`, by a film token: a poster candidate of the film that plays. Sends
 * 404 NOT_FOUND while there is none.
 */
const postersRoute = (app: FastifyInstance, options: UploadOptions): void => {
  const { records, storage } = options.films;
  app.get<{ Params: FilmParams & { file: string } }>(
    `${FILMS_PREFIX}/:code/posters/:file`,
    { schema: POSTER_SCHEMA, preParsing: requireFilmToken(options) },
    async (request, reply) => {
      const { code, file } = request.params;
      const { film } = records.get(code);
      reply.header('cache-control', 'no-store');
      const isSent =
        film !== null &&
        POSTER_FILE.test(file) &&
        (await storage.send(request, reply, `${code}/${film.version}/posters/${file}`));
      return isSent ? reply : sendError(request, reply, 404, 'NOT_FOUND');
    },
  );
};

/**
 * Registers `GET /films/{code}/frames/{ms}.jpg`, by a film token: the frame at this millisecond of the film that
 * captions belong to. Sends 404 NOT_FOUND where it has none, or not yet.
 */
const framesRoute = (app: FastifyInstance, options: UploadOptions): void => {
  const { films, readFrame } = options;
  app.get<{ Params: FilmParams & { file: string } }>(
    `${FILMS_PREFIX}/:code/frames/:file`,
    { schema: FRAME_SCHEMA, preParsing: requireFilmToken(options) },
    async (request, reply) => {
      const { code, file } = request.params;
      const ms = FRAME_FILE.exec(file)?.[1];
      const frame = ms === undefined ? null : await readFrame(films.records.get(code), Number(ms));
      reply.header('cache-control', 'no-store');
      return frame ? reply.type('image/jpeg').send(frame) : sendError(request, reply, 404, 'NOT_FOUND');
    },
  );
};

/**
 * Registers `POST /films/{code}/retry`, by a film token: processes a failed film again from the file that is kept.
 * Sends 202 with the film's state, or 409 NOTHING_TO_RETRY.
 */
const retryRoute = (app: FastifyInstance, options: UploadOptions): void => {
  const { films, queue } = options;
  app.post<{ Params: FilmParams }>(
    `${FILMS_PREFIX}/:code/retry`,
    { schema: RETRY_SCHEMA, preParsing: requireFilmToken(options) },
    async (request, reply) => {
      const { code } = request.params;
      if (!isRetryable(films.records.get(code))) return sendProblem(request, reply, 409, 'NOTHING_TO_RETRY');
      await films.records.update(code, (record) => ({
        ...record,
        job: record.job && { ...record.job, failure: null },
      }));
      queue.add(code);
      return reply.code(202).send({ data: await films.report(code) });
    },
  );
};

/** Registers the routes of films other than their upload and their streams. */
export const filmsRoute = (app: FastifyInstance, options: UploadOptions): void => {
  stateRoutes(app, options);
  captionsRoute(app, options);
  soundsRoute(app, options);
  postersRoute(app, options);
  framesRoute(app, options);
  retryRoute(app, options);
};

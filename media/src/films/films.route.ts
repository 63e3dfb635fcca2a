import { LOCALES } from '@sahra/schemas/constants';
import { FILM_CODES_MAX, FILMS_PREFIX } from '@sahra/schemas/film';
import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';
import type { FastifyInstance } from 'fastify';

import { captionProblemText } from '../captions/caption-problems';
import { normalizeCaptions } from '../captions/normalize-captions';
import { sendError } from '../server/send-error';
import { hasFilmToken, isGateway, requireFilmToken, type FilmParams } from './film-access';
import { CAPTIONS_SCHEMA, FILM_STATE_SCHEMA, FILM_STATES_SCHEMA, RETRY_SCHEMA } from './film.schema';
import { isRetryable } from './film-record';
import { localeOf, sendProblem } from './send-problem';
import type { UploadOptions } from './upload.route';

interface CaptionParams extends FilmParams {
  language: string;
}

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
 * Registers `PUT /films/{code}/captions/{en|ar}`: an SRT or WebVTT file of at most 1 MB, by a film token. It belongs
 * to the film that is being uploaded or made, else to the one that plays. Sends 200 with the film's state,
 * 422 CAPTIONS_INVALID with a text for each problem under `errors.captions`, and 404 NOT_FOUND without a film.
 */
const captionsRoute = (app: FastifyInstance, options: UploadOptions): void => {
  const { films } = options;
  app.put<{ Params: CaptionParams; Body: Buffer }>(
    `${FILMS_PREFIX}/:code/captions/:language`,
    { schema: CAPTIONS_SCHEMA, preParsing: requireFilmToken(options) },
    async (request, reply) => {
      const { code, language } = request.params;
      const locale = LOCALES.find((each) => each === language);
      if (!locale || !Buffer.isBuffer(request.body)) return sendError(request, reply, 404, 'NOT_FOUND');
      const { vtt, problems } = normalizeCaptions(request.body, locale);
      if (vtt === null) {
        const texts = problems.map((problem) => captionProblemText(problem, localeOf(request)));
        return sendProblem(request, reply, 422, 'CAPTIONS_INVALID', texts);
      }
      const { upload, job, film } = films.records.get(code);
      const version = upload?.id ?? job?.id ?? film?.version;
      if (version === undefined) return sendError(request, reply, 404, 'NOT_FOUND');
      await films.storage.putFile(`${code}/${version}/captions/${locale}.vtt`, vtt);
      const withLocale = <Part extends { captions: (typeof locale)[] }>(part: Part): Part => ({
        ...part,
        captions: LOCALES.filter((each) => each === locale || part.captions.includes(each)),
      });
      await films.records.update(code, (record) => ({
        ...record,
        upload: record.upload?.id === version ? withLocale(record.upload) : record.upload,
        job: record.job?.id === version ? withLocale(record.job) : record.job,
        film: record.film?.version === version ? withLocale(record.film) : record.film,
      }));
      return { data: await films.report(code) };
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
  retryRoute(app, options);
};

import type { Locale } from '@sahra/schemas/constants';
import { LOCALES } from '@sahra/schemas/constants';
import { FILMS_PREFIX, FRAME_RATES, type CaptionsAsk } from '@sahra/schemas/film';
import type { FastifyInstance } from 'fastify';

import { captionProblemText, type CaptionProblem } from '../captions/caption-problems';
import { captionWarningText } from '../captions/caption-warnings';
import { sendError } from '../server/send-error';
import { captionedFilm, withCaptions, type CaptionedFilm } from './film-captions';
import { SEED_VERSION } from './film-record';
import { requireFilmToken, type FilmParams } from './film-access';
import { GET_CAPTIONS_SCHEMA, PUT_CAPTIONS_SCHEMA, REMOVE_CAPTIONS_SCHEMA } from './film.schema';
import { innerKey, putCaptions } from './put-captions';
import { localeOf, sendProblem } from './send-problem';
import type { UploadOptions } from './upload.route';

interface CaptionParams extends FilmParams {
  language: string;
}

interface CaptionQuery {
  offset?: number;
  frameRate?: number;
  inner?: number;
}

interface Captioned {
  film: CaptionedFilm;
  locale: Locale;
  /** Length of the film in seconds, when it is known. */
  seconds?: number | undefined;
}

/** Returns what the editor can answer so that the captions are taken. */
const asksOf = (problems: readonly CaptionProblem[]): CaptionsAsk | undefined => {
  for (const problem of problems) {
    if (problem.kind === 'frames') return { frameRate: FRAME_RATES };
    if (problem.kind === 'clock') return { offset: problem.offset === null ? 0 : -problem.offset };
  }
  return undefined;
};

const NOTHING = new Uint8Array();

/**
 * Registers the captions of a film in one language, by a film token: `PUT /films/{code}/captions/{en|ar}` takes a
 * file of captions of at most 1 MB in any of the usual formats, or with `?inner=` and without a body captions inside the
 * film's file, which `facts.innerCaptions` names; `GET` returns the captions as WebVTT and `DELETE` removes them. They
 * belong to the film that is being uploaded or made, else to the one that plays. PUT and DELETE send 200 with the film's
 * state, PUT also with `warnings`: sentences about what to look at. Sends 422 CAPTIONS_INVALID with a text for each
 * problem under `errors.captions`, and with `asks` where `?offset=` or `?frameRate=` would help, and 404 NOT_FOUND without
 * a film or, for GET, without captions.
 */
export const captionsRoute = (app: FastifyInstance, options: UploadOptions): void => {
  const { films } = options;
  const url = `${FILMS_PREFIX}/:code/captions/:language`;
  const preParsing = requireFilmToken(options);

  const find = ({ code, language }: CaptionParams): Captioned | null => {
    const locale = LOCALES.find((each) => each === language);
    const record = films.records.get(code);
    const film = captionedFilm(record, films.isSeeded(code));
    const plays = film !== null && film.version === record.film?.version;
    return locale && film
      ? { film, locale, seconds: plays ? record.film?.rungs[0]?.seconds : film.facts?.seconds }
      : null;
  };

  /** Returns captions that are inside the file of a film and can be taken; null for others. */
  const readInner = async (
    code: string,
    { version, facts }: CaptionedFilm,
    inner: number,
  ): Promise<Buffer | null> => {
    const found = facts?.innerCaptions.find((each) => each.inner === inner);
    return found?.language ? films.storage.readFile(innerKey(`${code}/${version}`, inner)) : null;
  };

  app.get<{ Params: CaptionParams }>(
    url,
    { schema: GET_CAPTIONS_SCHEMA, preParsing },
    async (request, reply) => {
      const { code } = request.params;
      const found = find(request.params);
      if (!found?.film.captions.includes(found.locale)) return sendError(request, reply, 404, 'NOT_FOUND');
      reply.header('cache-control', 'no-store');
      const { version } = found.film;
      const file = `captions/${found.locale}.vtt`;
      const isSent = await (version === SEED_VERSION
        ? films.find(code)?.send(request, reply, file)
        : films.storage.send(request, reply, `${code}/${version}/${file}`));
      return isSent === true ? reply : sendError(request, reply, 404, 'NOT_FOUND');
    },
  );

  app.put<{ Params: CaptionParams; Querystring: CaptionQuery; Body: unknown }>(
    url,
    { schema: PUT_CAPTIONS_SCHEMA, preParsing },
    async (request, reply) => {
      const { params, body, query } = request;
      const found = find(params);
      if (!found) return sendError(request, reply, 404, 'NOT_FOUND');
      const { film, locale, seconds: filmSeconds } = found;
      const { inner = null, ...answers } = query;
      const sent = Buffer.isBuffer(body) ? body : NOTHING;
      const file = inner === null ? sent : await readInner(params.code, film, inner);
      if (!file) return sendError(request, reply, 404, 'NOT_FOUND');
      const { vtt, problems, warnings } = await putCaptions(films, {
        ...{ code: params.code, version: film.version, locale, file, inner },
        ...{ ...answers, filmSeconds },
      });
      const reader = localeOf(request);
      if (vtt === null) {
        const texts = problems.map((problem) => captionProblemText(problem, reader));
        return sendProblem(request, reply, 422, 'CAPTIONS_INVALID', texts, asksOf(problems));
      }
      const texts = warnings.map((warning) => captionWarningText(warning, reader));
      return { data: await films.report(params.code), warnings: texts };
    },
  );

  app.delete<{ Params: CaptionParams }>(
    url,
    { schema: REMOVE_CAPTIONS_SCHEMA, preParsing },
    async (request, reply) => {
      const { code } = request.params;
      const found = find(request.params);
      if (!found) return sendError(request, reply, 404, 'NOT_FOUND');
      const { film, locale } = found;
      await films.records.update(code, (record) => withCaptions(record, film.version, locale, 'removed'));
      return { data: await films.report(code) };
    },
  );
};

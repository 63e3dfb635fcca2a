import type { Locale } from '@sahra/schemas/constants';
import { LOCALES } from '@sahra/schemas/constants';
import { FILMS_PREFIX } from '@sahra/schemas/film';
import type { FastifyInstance } from 'fastify';

import { captionProblemText } from '../captions/caption-problems';
import { normalizeCaptions } from '../captions/normalize-captions';
import { sendError } from '../server/send-error';
import { captionedFilm, withCaptions, type CaptionedFilm } from './film-captions';
import { SEED_VERSION } from './film-record';
import { requireFilmToken, type FilmParams } from './film-access';
import { GET_CAPTIONS_SCHEMA, PUT_CAPTIONS_SCHEMA, REMOVE_CAPTIONS_SCHEMA } from './film.schema';
import { localeOf, sendProblem } from './send-problem';
import type { UploadOptions } from './upload.route';

interface CaptionParams extends FilmParams {
  language: string;
}

interface Captioned {
  film: CaptionedFilm;
  locale: Locale;
}

const NOTHING = new Uint8Array();

/**
 * Registers the captions of a film in one language, by a film token: `PUT /films/{code}/captions/{en|ar}` takes an SRT
 * or WebVTT file of at most 1 MB, `GET` returns the captions as WebVTT and `DELETE` removes them. They belong to the
 * film that is being uploaded or made, else to the one that plays. PUT and DELETE send 200 with the film's state.
 * Sends 422 CAPTIONS_INVALID with a text for each problem under `errors.captions`, and 404 NOT_FOUND without a film or,
 * for GET, without captions.
 */
export const captionsRoute = (app: FastifyInstance, options: UploadOptions): void => {
  const { films } = options;
  const url = `${FILMS_PREFIX}/:code/captions/:language`;
  const preParsing = requireFilmToken(options);

  const find = ({ code, language }: CaptionParams): Captioned | null => {
    const locale = LOCALES.find((each) => each === language);
    const film = captionedFilm(films.records.get(code), films.isSeeded(code));
    return locale && film ? { film, locale } : null;
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

  app.put<{ Params: CaptionParams; Body: unknown }>(
    url,
    { schema: PUT_CAPTIONS_SCHEMA, preParsing },
    async (request, reply) => {
      const { params, body } = request;
      const found = find(params);
      if (!found) return sendError(request, reply, 404, 'NOT_FOUND');
      const { film, locale } = found;
      const { vtt, problems } = normalizeCaptions(Buffer.isBuffer(body) ? body : NOTHING, locale);
      if (vtt === null) {
        const texts = problems.map((problem) => captionProblemText(problem, localeOf(request)));
        return sendProblem(request, reply, 422, 'CAPTIONS_INVALID', texts);
      }
      await films.storage.putFile(`${params.code}/${film.version}/captions/${locale}.vtt`, vtt);
      await films.records.update(params.code, (record) => withCaptions(record, film.version, locale, 'sent'));
      return { data: await films.report(params.code) };
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

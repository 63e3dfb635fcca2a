import { FILMS_PREFIX, type SoundWords } from '@sahra/schemas/film';
import type { FastifyInstance } from 'fastify';

import { sendError } from '../server/send-error';
import { requireFilmToken, type FilmParams } from './film-access';
import { areSoundsOf, withSounds } from './film-sounds';
import { PUT_SOUNDS_SCHEMA } from './film.schema';
import { sendProblem } from './send-problem';
import type { UploadOptions } from './upload.route';

/**
 * Registers `PUT /films/{code}/sounds`, by a film token: languages, kinds, names and order of the sounds of the film that
 * plays, as a list of all of them. Sends 200 with the film's state, 400 for what no sound can be, 404 NOT_FOUND for a film
 * without sounds to choose from, and 409 SOUNDS_CHANGED when the list is not of the sounds that the film has.
 */
export const soundsRoute = (app: FastifyInstance, options: UploadOptions): void => {
  const { films } = options;
  app.put<{ Params: FilmParams; Body: SoundWords[] }>(
    `${FILMS_PREFIX}/:code/sounds`,
    { schema: PUT_SOUNDS_SCHEMA, preParsing: requireFilmToken(options) },
    async (request, reply) => {
      const { code } = request.params;
      const { sounds = [] } = films.records.get(code).film ?? {};
      if (sounds.length === 0) return sendError(request, reply, 404, 'NOT_FOUND');
      if (!areSoundsOf(sounds, request.body)) return sendProblem(request, reply, 409, 'SOUNDS_CHANGED');
      await films.records.update(code, (record) => withSounds(record, request.body));
      return { data: await films.report(code) };
    },
  );
};

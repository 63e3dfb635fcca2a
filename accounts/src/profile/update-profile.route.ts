import type { AccountsApp } from '../app/accounts-app';
import type { Services } from '../app/services';
import { announceAuthor } from '../comment/announce-author';
import { invalidFields } from '../errors/refusal';
import { uncheckedBody } from '../errors/unchecked-body';
import { answerOnce } from '../idempotency/answer-once';
import { nameFailure } from '../viewer/name-failure';
import { stripControls } from '../viewer/strip-controls';
import { textOf } from '../viewer/text-of';
import { UPDATE_PROFILE_SCHEMA } from './update-profile.schema';

export const updateProfileRoute = (app: AccountsApp, services: Services): void => {
  const { authenticate, clock } = services;
  app.post(
    '/api/update_profile',
    { schema: UPDATE_PROFILE_SCHEMA, validatorCompiler: uncheckedBody, onRequest: authenticate.hook },
    async (request, reply) => {
      const name = stripControls(textOf(request.body.name));
      const failure = nameFailure(name);
      if (failure) throw invalidFields([{ field: 'name', code: failure }]);
      const { id } = authenticate.viewer(request);
      return answerOnce(services, { request, reply, viewerId: id }, async (trx) => {
        await trx.updateTable('viewers').set({ name }).where('id', '=', id).execute();
        await announceAuthor(trx, id, clock());
        return { status: 200, body: { data: { name } } };
      });
    },
  );
};

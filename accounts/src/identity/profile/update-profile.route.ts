import type { Transaction } from 'kysely';
import { stripControls } from '@sahra/schemas/strip-controls';

import type { Tables } from '../../platform/database/tables';
import type { AccountsApp } from '../../platform/http/accounts-app';
import type { Services } from '../session/services';
import { invalidFields } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { respondIdempotently } from '../../platform/idempotency/respond-idempotently';
import { nameFailure } from '@sahra/schemas/name-failure';
import { textOf } from '../../platform/text/text-of';
import { UPDATE_PROFILE_SCHEMA } from './update-profile.schema';

export type OnRenamed = (trx: Transaction<Tables>, viewerId: string, now: Date) => Promise<void>;

/**
 * Registers the route that changes the name. `onRenamed` runs last in the same transaction, to announce content
 * that shows the name.
 */
export const updateProfileRoute = (app: AccountsApp, services: Services, onRenamed: OnRenamed): void => {
  const { authenticate, clock } = services;
  app.post(
    '/api/update_profile',
    { schema: UPDATE_PROFILE_SCHEMA, validatorCompiler: uncheckedBody, onRequest: authenticate.hook },
    async (request, reply) => {
      const name = stripControls(textOf(request.body.name));
      const failure = nameFailure(name);
      if (failure) throw invalidFields([{ field: 'name', code: failure }]);
      const { id } = authenticate.viewer(request);
      return respondIdempotently(services, { request, reply, viewerId: id }, async (trx) => {
        await trx.updateTable('viewers').set({ name }).where('id', '=', id).execute();
        await onRenamed(trx, id, clock());
        return { status: 200, body: { data: { name } } };
      });
    },
  );
};

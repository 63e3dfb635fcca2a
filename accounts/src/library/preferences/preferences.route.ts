import type { Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { invalidFields } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { checkPreferences } from './check-preferences';
import { PREFERENCES_SCHEMA, SAVE_PREFERENCES_SCHEMA } from './preferences.schema';
import { readPreferences } from './read-preferences';
import { savePreferences } from './save-preferences';

const PATH = '/api/preferences';

export const preferencesRoute = (app: AccountsApp, { authenticate, database }: Services): void => {
  const { queries } = database;
  const onRequest = authenticate.hook;
  app.get(PATH, { schema: PREFERENCES_SCHEMA, onRequest }, async (request) => ({
    data: await readPreferences(queries, authenticate.viewer(request).id),
  }));
  app.post(
    PATH,
    { schema: SAVE_PREFERENCES_SCHEMA, onRequest, validatorCompiler: uncheckedBody },
    async (request) => {
      const { id } = authenticate.viewer(request);
      const { change, failures } = checkPreferences(request.body);
      if (failures.length > 0) throw invalidFields(failures);
      await savePreferences(queries, id, change);
      return { data: await readPreferences(queries, id) };
    },
  );
};

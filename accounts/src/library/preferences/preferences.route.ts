import type { Services } from '../../identity/identity.module';
import type { Queries } from '../../platform/database/database';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { invalidFields } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { checkPreferences } from './check-preferences';
import type { PreferencesChange } from './check-preferences';
import { PREFERENCES_SCHEMA, SAVE_PREFERENCES_SCHEMA } from './preferences.schema';

/** Defaults for a viewer who never chose. */
const FIRST = { categories: [], shows: [], autoplay: true, captions: null, history_paused: false };

/** Reads the viewer's preferences, or the defaults. */
const readPreferences = async (queries: Queries, viewerId: string) =>
  (await queries
    .selectFrom('viewer_preferences')
    .select(['categories', 'shows', 'autoplay', 'captions', 'history_paused'])
    .where('viewer_id', '=', viewerId)
    .executeTakeFirst()) ?? FIRST;

/** Updates only the fields in `change`, so that two devices that change different preferences both succeed. */
const savePreferences = async (
  queries: Queries,
  viewerId: string,
  change: PreferencesChange,
): Promise<void> => {
  if (Object.keys(change).length === 0) return;
  await queries
    .insertInto('viewer_preferences')
    .values({ viewer_id: viewerId, ...change })
    .onConflict((conflict) => conflict.column('viewer_id').doUpdateSet(change))
    .execute();
};

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

import type { Services } from '../../identity/identity.module';
import type { Database } from '../../platform/database/database';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { invalidFields } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { readVideoCodes } from '../../platform/video/read-video-codes';
import { checkMerge, checkProgress } from './check-progress';
import {
  CLEAR_SCHEMA,
  CONTINUE_SCHEMA,
  FORGET_SCHEMA,
  HISTORY_SCHEMA,
  MERGE_SCHEMA,
  PROGRESS_SCHEMA,
  REPORT_SCHEMA,
} from './progress-routes.schema';
import { readProgress, readWatched } from './read-progress';
import { saveProgress } from './save-progress';

/** Deletes everything that the viewer has watched up to `now`; later reports about that time are ignored too. */
const clearHistory = async ({ queries }: Database, viewerId: string, now: Date): Promise<void> => {
  await queries.transaction().execute(async (trx) => {
    await trx
      .insertInto('viewer_preferences')
      .values({ viewer_id: viewerId, history_cleared_at: now })
      .onConflict((conflict) => conflict.column('viewer_id').doUpdateSet({ history_cleared_at: now }))
      .execute();
    await trx.deleteFrom('watch_progress').where('viewer_id', '=', viewerId).execute();
  });
};

const PATH = '/api/progress';

const readRoutes = (app: AccountsApp, { authenticate, database: { queries } }: Services): void => {
  const onRequest = authenticate.hook;
  app.get(PATH, { schema: PROGRESS_SCHEMA, onRequest }, async (request) => {
    const codes = readVideoCodes(request.query.codes);
    return { data: await readProgress(queries, authenticate.viewer(request).id, codes) };
  });
  app.get('/api/continue_watching', { schema: CONTINUE_SCHEMA, onRequest }, (request) =>
    readWatched(queries, authenticate.viewer(request).id, 'started', request.query.after),
  );
  app.get('/api/watch_history', { schema: HISTORY_SCHEMA, onRequest }, (request) =>
    readWatched(queries, authenticate.viewer(request).id, 'all', request.query.after),
  );
};

const reportRoutes = (app: AccountsApp, { authenticate, database: { queries }, clock }: Services): void => {
  const options = { onRequest: authenticate.hook, validatorCompiler: uncheckedBody };
  app.post(PATH, { ...options, schema: REPORT_SCHEMA }, async (request) => {
    const { id } = authenticate.viewer(request);
    const checked = checkProgress(request.body, clock());
    if ('failures' in checked) throw invalidFields(checked.failures);
    await saveProgress(queries, id, [checked.report]);
    const [kept = null] = await readProgress(queries, id, [checked.report.code]);
    return { data: kept };
  });
  app.post(`${PATH}/merge`, { ...options, schema: MERGE_SCHEMA }, async (request) => {
    const { id } = authenticate.viewer(request);
    const reports = checkMerge(request.body.entries, clock());
    if (!reports) throw invalidFields([{ field: 'entries', code: 'BAD_USER_INPUT' }]);
    await saveProgress(queries, id, reports);
    return {
      data: await readProgress(
        queries,
        id,
        reports.map(({ code }) => code),
      ),
    };
  });
};

const forgetRoutes = (app: AccountsApp, { authenticate, database, clock }: Services): void => {
  const onRequest = authenticate.hook;
  app.delete(PATH, { schema: CLEAR_SCHEMA, onRequest }, async (request, reply) => {
    await clearHistory(database, authenticate.viewer(request).id, clock());
    return reply.code(204).send(null);
  });
  app.delete(`${PATH}/:code`, { schema: FORGET_SCHEMA, onRequest }, async (request, reply) => {
    await database.queries
      .deleteFrom('watch_progress')
      .where('viewer_id', '=', authenticate.viewer(request).id)
      .where('code', '=', request.params.code)
      .execute();
    return reply.code(204).send(null);
  });
};

/** Registers the routes of watch progress, which players report often and every row of cards reads. */
export const progressRoutes = (app: AccountsApp, services: Services): void => {
  readRoutes(app, services);
  reportRoutes(app, services);
  forgetRoutes(app, services);
};

import { sql } from 'kysely';

import type { Services } from '../../identity/identity.module';
import type { Database, Queries } from '../../platform/database/database';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { invalidFields } from '../../platform/http/errors/refusal';
import type { FieldFailure } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { readVideoCodes } from '../../platform/video/read-video-codes';
import { enqueueVideoCounts } from '../../platform/video/enqueue-video-counts';
import { CODE_FAILURE, videoCodeOf } from '../../platform/video/video-code-of';
import { VIEWS_OF_ADDRESS_MAX, VISITOR_ID_LENGTH } from './view.limits';
import { COUNT_VIEW_SCHEMA, VIDEO_COUNTS_SCHEMA } from './views.schema';
import { dayOf, viewMarksOf } from './watcher';

/** Reads the counts of videos in the requested order; zeros for videos without views. */
const readVideoCounts = async (queries: Queries, codes: readonly string[]) => {
  if (codes.length === 0) return [];
  const rows = await queries
    .selectFrom('video_counts')
    .select(['code', 'views', 'comments'])
    .where('code', 'in', codes)
    .execute();
  const known = new Map(rows.map((row) => [row.code, row]));
  return codes.map((code) => ({
    code,
    views: Number(known.get(code)?.views ?? 0),
    comments: Number(known.get(code)?.comments ?? 0),
  }));
};

interface View {
  code: string;
  day: string;
  watcher: Buffer;
  address: Buffer;
}

/**
 * Counts a view unless this watcher was counted today; returns whether it was counted. Mark and count are in one
 * transaction.
 */
const countView = (
  { queries }: Database,
  { code, day, watcher, address }: View,
  now: Date,
): Promise<boolean> =>
  queries.transaction().execute(async (trx) => {
    const { numAffectedRows } = await sql`
      insert into view_marks (day, code, watcher, address)
      select ${day}::date, ${code}::text, ${watcher}::bytea, ${address}::bytea
      where (
        select count(*) from view_marks where day = ${day}::date and code = ${code} and address = ${address}
      ) < ${VIEWS_OF_ADDRESS_MAX}
      on conflict do nothing`.execute(trx);
    if (numAffectedRows !== 1n) return false;
    await enqueueVideoCounts(trx, now);
    // Last, because every other view of the video waits for this row. Always after the job, as for comments, so that no
    // deadlock occurs.
    await trx
      .insertInto('video_counts')
      .values({ code, views: '1' })
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet({ views: sql<string>`video_counts.views + 1` }),
      )
      .execute();
    return true;
  });

const VISITOR_ID = new RegExp(`^[\\w-]{${VISITOR_ID_LENGTH.min},${VISITOR_ID_LENGTH.max}}$`);
const VISITOR_FAILURE: FieldFailure = { field: 'visitor', code: 'BAD_USER_INPUT' };

const isVisitorId = (value: unknown): value is string => typeof value === 'string' && VISITOR_ID.test(value);

const countViewRoute = (app: AccountsApp, { authenticate, config, database, clock }: Services): void => {
  app.post(
    '/api/views',
    {
      schema: COUNT_VIEW_SCHEMA,
      validatorCompiler: uncheckedBody,
      onRequest: async (request) => {
        if (request.headers.authorization !== undefined) await authenticate.hook(request);
      },
    },
    async (request) => {
      const { authorization, 'user-agent': userAgent = '' } = request.headers;
      const { code: sent, visitor = null }: Readonly<Record<string, unknown>> = request.body;
      const code = videoCodeOf(sent);
      const visitorHolds = visitor === null || isVisitorId(visitor);
      if (code === undefined || !visitorHolds)
        throw invalidFields([
          ...(code === undefined ? [CODE_FAILURE] : []),
          ...(visitorHolds ? [] : [VISITOR_FAILURE]),
        ]);
      const now = clock();
      const day = dayOf(now);
      const sessionId = authorization === undefined ? null : authenticate.viewer(request).sessionId;
      const marks = viewMarksOf({ sessionId, visitor, ip: request.ip, userAgent }, day, config.codePepper);
      return { data: { counted: await countView(database, { code, day, ...marks }, now) } };
    },
  );
};

/** Registers the routes that count views and read the public counts. */
export const viewsRoutes = (app: AccountsApp, services: Services): void => {
  countViewRoute(app, services);
  app.get('/api/video_counts', { schema: VIDEO_COUNTS_SCHEMA }, async (request) => ({
    data: await readVideoCounts(services.database.queries, readVideoCodes(request.query.codes)),
  }));
};

import { sql } from 'kysely';
import type { Selectable } from 'kysely';

import type { Services } from '../../identity/identity.module';
import type { Queries } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { invalidFields } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { pageOf } from '../../platform/http/paging/cursor';
import { readTimeCursor } from '../../platform/http/paging/read-time-cursor';
import { respondIdempotently } from '../../platform/idempotency/respond-idempotently';
import { readVideoCodes } from '../../platform/video/read-video-codes';
import { CODE_FAILURE, videoCodeOf } from '../../platform/video/video-code-of';
import { addToWatchlist } from './add-to-watchlist';
import { WATCHLIST_PAGE } from './watchlist.limits';
import { ADD_SCHEMA, REMOVE_SCHEMA, WATCHLIST_SCHEMA } from './watchlist.schema';

type Row = Pick<Selectable<Tables['watchlist_items']>, 'code' | 'added_at'>;

const watchlistItemOf = ({ code, added_at }: Row) => ({ code, added_at: added_at.toISOString() });

const itemsOf = (queries: Queries, viewerId: string) =>
  queries.selectFrom('watchlist_items').select(['code', 'added_at']).where('viewer_id', '=', viewerId);

/** Reads a page of the viewer's saved videos, newest first. */
const readWatchlist = async (queries: Queries, viewerId: string, after: string | undefined) => {
  const place = readTimeCursor(after);
  const found = await itemsOf(queries, viewerId)
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(added_at, code) < (${place?.at}::timestamptz, ${place?.key}::text)`),
    )
    .orderBy('added_at', 'desc')
    .orderBy('code', 'desc')
    .limit(WATCHLIST_PAGE + 1)
    .execute();
  const { rows, next } = pageOf(found, WATCHLIST_PAGE, ({ added_at, code }) => [
    added_at.toISOString(),
    code,
  ]);
  return { data: rows.map(watchlistItemOf), meta: { next } };
};

/** Reads which of the given videos the viewer has saved. */
const readSaved = async (queries: Queries, viewerId: string, codes: readonly string[]) => {
  const rows =
    codes.length === 0 ? [] : await itemsOf(queries, viewerId).where('code', 'in', codes).execute();
  return { data: rows.map(watchlistItemOf), meta: { next: null } };
};

const PATH = '/api/watchlist';

export const watchlistRoute = (app: AccountsApp, services: Services): void => {
  const { authenticate, database, clock } = services;
  const onRequest = authenticate.hook;

  app.get(PATH, { schema: WATCHLIST_SCHEMA, onRequest }, (request) => {
    const { id } = authenticate.viewer(request);
    const { codes, after } = request.query;
    return codes === undefined
      ? readWatchlist(database.queries, id, after)
      : readSaved(database.queries, id, readVideoCodes(codes));
  });

  app.post(PATH, { schema: ADD_SCHEMA, onRequest, validatorCompiler: uncheckedBody }, (request, reply) => {
    const { id: viewerId } = authenticate.viewer(request);
    const code = videoCodeOf(request.body.code);
    if (code === undefined) throw invalidFields([CODE_FAILURE]);
    return respondIdempotently(services, { request, reply, viewerId }, async (trx) => ({
      status: 201,
      body: { data: watchlistItemOf(await addToWatchlist(trx, viewerId, code, clock())) },
    }));
  });

  app.delete(`${PATH}/:code`, { schema: REMOVE_SCHEMA, onRequest }, async (request, reply) => {
    const { id } = authenticate.viewer(request);
    await database.queries
      .deleteFrom('watchlist_items')
      .where('viewer_id', '=', id)
      .where('code', '=', request.params.code)
      .execute();
    return reply.code(204).send(null);
  });
};

import { isSlug } from '@sahra/schemas/identity';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';

import type { Services } from '../../identity/identity.module';
import type { Queries } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { invalidFields, Refusal } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { pageOf } from '../../platform/http/paging/cursor';
import { readTimeCursor } from '../../platform/http/paging/read-time-cursor';
import { respondIdempotently } from '../../platform/idempotency/respond-idempotently';
import { addShowToWatchlist } from './add-show-to-watchlist';
import { ADD_SHOW_SCHEMA, REMOVE_SHOW_SCHEMA, WATCHLIST_SHOWS_SCHEMA } from './watchlist-shows.schema';
import { SLUGS_MAX, WATCHLIST_PAGE } from './watchlist.limits';

type Row = Pick<Selectable<Tables['watchlist_shows']>, 'slug' | 'added_at'>;

const watchlistShowOf = ({ slug, added_at }: Row) => ({ slug, added_at: added_at.toISOString() });

const showsOf = (queries: Queries, viewerId: string) =>
  queries.selectFrom('watchlist_shows').select(['slug', 'added_at']).where('viewer_id', '=', viewerId);

/** Reads a page of the viewer's saved shows, newest first. */
const readShows = async (queries: Queries, viewerId: string, after: string | undefined) => {
  const place = readTimeCursor(after);
  const found = await showsOf(queries, viewerId)
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(added_at, slug) < (${place?.at}::timestamptz, ${place?.key}::text)`),
    )
    .orderBy('added_at', 'desc')
    .orderBy('slug', 'desc')
    .limit(WATCHLIST_PAGE + 1)
    .execute();
  const { rows, next } = pageOf(found, WATCHLIST_PAGE, ({ added_at, slug }) => [
    added_at.toISOString(),
    slug,
  ]);
  return { data: rows.map(watchlistShowOf), meta: { next } };
};

/** Reads which of the given shows the viewer has saved; malformed slugs are left out. */
const readSavedShows = async (queries: Queries, viewerId: string, slugs: string) => {
  const asked = [...new Set(slugs.split(','))];
  if (asked.length > SLUGS_MAX) throw new Refusal(400, 'BAD_USER_INPUT');
  const known = asked.filter(isSlug);
  const rows =
    known.length === 0 ? [] : await showsOf(queries, viewerId).where('slug', 'in', known).execute();
  return { data: rows.map(watchlistShowOf), meta: { next: null } };
};

const PATH = '/api/watchlist/shows';

export const watchlistShowsRoute = (app: AccountsApp, services: Services): void => {
  const { authenticate, database, clock } = services;
  const onRequest = authenticate.hook;

  app.get(PATH, { schema: WATCHLIST_SHOWS_SCHEMA, onRequest }, (request) => {
    const { id } = authenticate.viewer(request);
    const { slugs, after } = request.query;
    return slugs === undefined
      ? readShows(database.queries, id, after)
      : readSavedShows(database.queries, id, slugs);
  });

  app.post(
    PATH,
    { schema: ADD_SHOW_SCHEMA, onRequest, validatorCompiler: uncheckedBody },
    (request, reply) => {
      const { id: viewerId } = authenticate.viewer(request);
      const slug: unknown = request.body.slug;
      if (typeof slug !== 'string' || !isSlug(slug))
        throw invalidFields([{ field: 'slug', code: 'NOT_FOUND' }]);
      return respondIdempotently(services, { request, reply, viewerId }, async (trx) => ({
        status: 201,
        body: { data: watchlistShowOf(await addShowToWatchlist(trx, viewerId, slug, clock())) },
      }));
    },
  );

  app.delete(`${PATH}/:slug`, { schema: REMOVE_SHOW_SCHEMA, onRequest }, async (request, reply) => {
    const { id } = authenticate.viewer(request);
    await database.queries
      .deleteFrom('watchlist_shows')
      .where('viewer_id', '=', id)
      .where('slug', '=', request.params.slug)
      .execute();
    return reply.code(204).send(null);
  });
};

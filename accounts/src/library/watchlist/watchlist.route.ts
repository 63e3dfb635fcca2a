import type { Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { invalidFields } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { answerOnce } from '../../platform/idempotency/answer-once';
import { askedCodes } from '../../platform/video/asked-codes';
import { CODE_FAILURE, videoCodeOf } from '../../platform/video/video-code-of';
import { addToWatchlist } from './add-to-watchlist';
import { readSaved, readWatchlist, watchlistItemOf } from './read-watchlist';
import { ADD_SCHEMA, REMOVE_SCHEMA, WATCHLIST_SCHEMA } from './watchlist.schema';

const PATH = '/api/watchlist';

export const watchlistRoute = (app: AccountsApp, services: Services): void => {
  const { authenticate, database, clock } = services;
  const onRequest = authenticate.hook;

  app.get(PATH, { schema: WATCHLIST_SCHEMA, onRequest }, (request) => {
    const { id } = authenticate.viewer(request);
    const { codes, after } = request.query;
    return codes === undefined
      ? readWatchlist(database.queries, id, after)
      : readSaved(database.queries, id, askedCodes(codes));
  });

  app.post(PATH, { schema: ADD_SCHEMA, onRequest, validatorCompiler: uncheckedBody }, (request, reply) => {
    const { id: viewerId } = authenticate.viewer(request);
    const code = videoCodeOf(request.body.code);
    if (code === undefined) throw invalidFields([CODE_FAILURE]);
    return answerOnce(services, { request, reply, viewerId }, async (trx) => ({
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

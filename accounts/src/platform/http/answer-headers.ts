import { HEADERS } from '@sahra/schemas/headers';

import type { AccountsApp } from './accounts-app';

/** Headers of every answer: nothing of accounts is kept by caches or read as another type than it says. */
export const answerHeaders = (app: AccountsApp): void => {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    void reply.headers({
      [HEADERS.requestId]: request.id,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    // A connection that is kept alive after its last answer would hold up the end of the process.
    if (closing) void reply.header('connection', 'close');
    done(null, payload);
  });
};

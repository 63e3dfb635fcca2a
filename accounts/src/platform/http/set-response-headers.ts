import { HEADERS } from '@sahra/schemas/headers';

import type { AccountsApp } from './accounts-app';

/** Sets the headers of every response: no caching, and no content sniffing. */
export const setResponseHeaders = (app: AccountsApp): void => {
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
    // A keep-alive connection would delay the shutdown.
    if (closing) void reply.header('connection', 'close');
    done(null, payload);
  });
};

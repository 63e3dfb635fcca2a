import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

/** Handles a request, or returns false without having touched the response. */
type FirstHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What of a Fastify instance is needed. */
interface App {
  server: Server;
  addHook: (name: 'preClose', hook: (done: () => void) => void) => unknown;
}

/**
 * Lets `handler` respond before the listeners of an app's server; they get every request that it does not handle, and all
 * of them while the app stops, because Fastify then closes the connection of each response. For responses from memory, of
 * which a framework's hooks would be the largest part.
 */
export const answerFirst = (app: App, handler: FirstHandler): void => {
  const { server } = app;
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse & { req: IncomingMessage }) => {
    if (!closing && handler(request, response)) return;
    for (const listener of listeners) listener(request, response);
  });
};

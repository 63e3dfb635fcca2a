import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

/**
 * Handles a request, or returns false without having touched the response. A handler that has to wait before it knows
 * returns true, and may call `leave` later instead of responding.
 */
type FirstHandler = (request: IncomingMessage, response: ServerResponse, leave: () => void) => boolean;

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
    const leave = (): void => {
      for (const listener of listeners) listener(request, response);
    };
    if (closing || !handler(request, response, leave)) leave();
  });
};

import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

/** Handles a request, or returns false without having touched the response. */
type FirstHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Lets `handler` respond before the listeners of a server; they get every request that it does not handle. For responses
 * from memory, of which a framework's hooks would be the largest part.
 */
export const answerFirst = (server: Server, handler: FirstHandler): void => {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse & { req: IncomingMessage }) => {
    if (handler(request, response)) return;
    for (const listener of listeners) listener(request, response);
  });
};

import type { Server } from 'node:http';

/** Stops taking connections and waits for the requests in flight, at most `limitMs`. */
export const drain = (server: Server, limitMs: number): Promise<void> =>
  new Promise((resolve) => {
    if (!server.listening) {
      resolve();
      return;
    }
    const limit = setTimeout(resolve, limitMs);
    server.close(() => {
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
    // A client that keeps its connection busy is told with the next answer that it was the last.
    server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  });

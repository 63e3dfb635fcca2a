import type { Server } from 'node:http';

/** Stops accepting connections and waits at most `limitMs` for the requests in flight. */
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
    // Closes keep-alive connections after their next response.
    server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  });

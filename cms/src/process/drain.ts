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
  });

import type { FastifyInstance } from 'fastify';

/**
 * Stops gracefully on SIGTERM and SIGINT: accepts no new connections, finishes responses in flight, and closes
 * tunnels and streams (server.ts).
 */
export const shutDownOnSignal = (server: FastifyInstance): void => {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping) return;
    stopping = true;
    server.log.info({ signal }, 'stopping');
    await server.close();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
};

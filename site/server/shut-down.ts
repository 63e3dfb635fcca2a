import type { FastifyInstance } from 'fastify';

/** Longest that answers in flight may take after a stop was asked; streams of events would never end by themselves. */
const GRACE_MS = 5000;

/** Stops cleanly on SIGTERM and SIGINT: no new connections, answers in flight end, tunnels and streams are closed. */
export const shutDownOnSignal = (server: FastifyInstance): void => {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping) return;
    stopping = true;
    server.log.info({ signal }, 'stopping');
    setTimeout(() => server.server.closeAllConnections(), GRACE_MS).unref();
    await server.close();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
};

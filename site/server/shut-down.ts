import type { FastifyInstance } from 'fastify';

/** Stops cleanly on SIGTERM and SIGINT: no new connections, answers in flight end, tunnels and streams are closed (server.ts). */
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

import type { AccountsApp } from '../platform/http/accounts-app';

/** On SIGTERM and SIGINT: accepts no new connections, finishes requests in flight, then closes everything. */
export const shutDownOnSignal = (app: AccountsApp): void => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      app.log.info({ signal }, 'shutting down');
      void app.close().then(
        () => process.exit(0),
        (error: unknown) => {
          app.log.error({ err: error }, 'shutdown failed');
          process.exit(1);
        },
      );
    });
  }
};

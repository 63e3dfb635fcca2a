import type { AccountsApp } from '../platform/http/accounts-app';

/** On SIGTERM and SIGINT: no new connections, requests in flight are finished, then everything is closed. */
export const endOnSignal = (app: AccountsApp): void => {
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

import type { AddressInfo } from 'node:net';

import { buildCatcher } from './build-catcher';
import { MailStore } from './mail-store';
import { smtpReceiver } from './smtp-receiver';

interface Where {
  host: string;
  /** 0 selects a free port. */
  smtpPort: number;
  port: number;
  folder: string;
}

export interface Catcher {
  url: string;
  smtpUrl: string;
  stop(): Promise<void>;
}

/** Starts the SMTP server and the page, both at `host`. */
export const startCatcher = async ({ host, smtpPort, port, folder }: Where): Promise<Catcher> => {
  const store = await MailStore.open(folder);
  const receiver = smtpReceiver(store);
  await new Promise<void>((resolve, reject) => {
    receiver.once('error', reject);
    receiver.listen(smtpPort, host, () => {
      receiver.off('error', reject);
      // A client that disconnects is not an error of the catcher.
      receiver.on('error', () => undefined);
      resolve();
    });
  });
  const app = buildCatcher(store);
  await app.listen({ host, port });
  const portOf = (address: string | AddressInfo | null): number =>
    typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://${host}:${portOf(app.server.address())}`,
    smtpUrl: `smtp://${host}:${portOf(receiver.server.address())}`,
    stop: async () => {
      await new Promise<void>((resolve) => receiver.close(resolve));
      await app.close();
    },
  };
};

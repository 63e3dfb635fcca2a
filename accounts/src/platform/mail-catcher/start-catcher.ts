import type { AddressInfo } from 'node:net';

import { buildCatcher } from './build-catcher';
import { MailStore } from './mail-store';
import { smtpReceiver } from './smtp-receiver';

interface Where {
  host: string;
  /** 0 takes any free one. */
  smtpPort: number;
  port: number;
  folder: string;
}

export interface Catcher {
  url: string;
  smtpUrl: string;
  stop(): Promise<void>;
}

/** Receives mails and shows them, both at `host`. */
export const startCatcher = async ({ host, smtpPort, port, folder }: Where): Promise<Catcher> => {
  const store = await MailStore.open(folder);
  const receiver = smtpReceiver(store);
  await new Promise<void>((resolve, reject) => {
    receiver.once('error', reject);
    receiver.listen(smtpPort, host, () => {
      receiver.off('error', reject);
      // A client that breaks off is no failure of ours.
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

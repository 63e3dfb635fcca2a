import type pg from 'pg';

import type { CaughtMail } from '../../src/platform/mail-catcher/caught-mail';
import { smtpReceiver } from '../../src/platform/mail-catcher/smtp-receiver';
import { messageIdOf } from '../../src/platform/mail/message-id-of';

/** Fake SMTP server that counts deliveries by Message-ID. */
export interface MailReceiver {
  smtpUrl: string;
  /** Number of deliveries, repeated ones included; a mailbox shows each Message-ID once. */
  deliveries(): number;
  distinct(): number;
  /** Lists mails that were never delivered although their job is done, and mails that no job sent. */
  complaints(pool: pg.Pool, host: string): Promise<string[]>;
  stop(): Promise<void>;
}

export const startMailReceiver = async (): Promise<MailReceiver> => {
  const received = new Map<string, number>();
  const receiver = smtpReceiver({
    add: ({ message_id }: CaughtMail) => {
      received.set(message_id, (received.get(message_id) ?? 0) + 1);
      return Promise.resolve();
    },
  });
  // A sender that is killed while it sends a mail causes this error.
  receiver.on('error', () => undefined);
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    deliveries: () => [...received.values()].reduce((sum, count) => sum + count, 0),
    distinct: () => received.size,
    complaints: async (pool, host) => {
      const { rows } = await pool.query<{ key: string }>(
        `select key from jobs where kind = 'mail' and done_at is not null`,
      );
      const promised = new Set(rows.map(({ key }) => messageIdOf(key, host)));
      const missing = [...promised].filter((id) => !received.has(id)).length;
      const unknown = [...received.keys()].filter((id) => !promised.has(id)).length;
      return [
        ...(missing > 0 ? [`${missing} mails are done and were never delivered.`] : []),
        ...(unknown > 0 ? [`${unknown} mails were delivered that no job sent.`] : []),
      ];
    },
    stop: () => new Promise<void>((resolve) => receiver.close(resolve)),
  };
};

import type { MailPayload } from '../platform/mail/mail-data';
import type { Mailer } from '../platform/mail/mailer';

/** Creates a fake mailer that stores its mails, once per key. */
export const createFakeMailer = (): { mailer: Mailer; mails: () => MailPayload[] } => {
  const kept = new Map<string, MailPayload>();
  return {
    mailer: {
      send: (key, mail) => {
        kept.set(key, mail);
        return Promise.resolve();
      },
    },
    mails: () => [...kept.values()],
  };
};

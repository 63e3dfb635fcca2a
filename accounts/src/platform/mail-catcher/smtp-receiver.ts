import { SMTPServer } from 'smtp-server';

import type { MailStore } from './mail-store';
import { parseMail } from './parse-mail';

const SIZE_MAX_BYTES = 10 * 1024 * 1024;

/** Takes every mail from anybody, to anybody; answers only when it is kept. */
export const smtpReceiver = (store: Pick<MailStore, 'add'>): SMTPServer =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: SIZE_MAX_BYTES,
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
    onData: (stream, _session, done) => {
      parseMail(stream, new Date())
        .then((mail) => store.add(mail))
        .then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error('unknown')),
        );
    },
  });

import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

import { simpleParser } from 'mailparser';
import type { AddressObject } from 'mailparser';
import { SMTPServer } from 'smtp-server';

import type { CaughtMail } from './caught-mail';
import type { MailStore } from './mail-store';

const addressesOf = (field: AddressObject | AddressObject[] | undefined): string[] =>
  [field ?? []].flat().flatMap(({ value }) => value.flatMap(({ address }) => address ?? []));

/** Parses a mail received by SMTP. */
const parseMail = async (source: Readable | Buffer, receivedAt: Date): Promise<CaughtMail> => {
  const mail = await simpleParser(source, { skipTextToHtml: true, skipImageLinks: true });
  const headers = mail.headerLines.map(({ line }) => line);
  const language = mail.headers.get('content-language');
  const messageId = mail.messageId ?? '';
  return {
    id: createHash('sha256')
      .update(messageId === '' ? headers.join('\n') : messageId)
      .digest('hex')
      .slice(0, 16),
    message_id: messageId,
    from: mail.from?.text ?? '',
    to: addressesOf(mail.to),
    subject: mail.subject ?? '',
    language: typeof language === 'string' ? language : '',
    received_at: receivedAt.toISOString(),
    text: mail.text ?? '',
    html: mail.html || '',
    headers,
  };
};

const SIZE_MAX_BYTES = 10 * 1024 * 1024;

/**
 * Creates an SMTP server that accepts every mail from anybody to anybody; it confirms a mail only after
 * storing it.
 */
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

import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

import { simpleParser, type AddressObject } from 'mailparser';

import type { CaughtMail } from './caught-mail';

const addressesOf = (field: AddressObject | AddressObject[] | undefined): string[] =>
  [field ?? []].flat().flatMap(({ value }) => value.flatMap(({ address }) => address ?? []));

/** Reads a mail as SMTP delivers it. */
export const parseMail = async (source: Readable | Buffer, receivedAt: Date): Promise<CaughtMail> => {
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

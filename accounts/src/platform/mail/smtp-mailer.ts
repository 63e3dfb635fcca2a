import { asciiEmail } from '@sahra/schemas/email-key-of';
import { mailSender } from '@sahra/schemas/mail-sender';
import { ONE_CLICK } from '@sahra/schemas/one-click';
import { createTransport } from 'nodemailer';

import type { AccountsConfig } from '../config/accounts.config';
import { createBrandSource } from './brand-source';
import { MailFailure } from './mail-failure';
import type { Mailer } from './mailer';
import { messageIdOf } from './message-id-of';
import { renderMail } from './render-mail';

/**
 * The sum of all limits is below the lease of a job, so that no other process takes over a mail while it is
 * being sent.
 */
const CONNECT_LIMIT_MS = 10_000;
const SILENCE_LIMIT_MS = 20_000;

type MailConfig = Pick<AccountsConfig, 'smtpUrl' | 'mailFrom' | 'publicOrigin' | 'cms'>;

export interface SmtpMailer extends Mailer {
  /** Closes the pooled connections. */
  close(): void;
}

const part = (error: unknown, name: 'code' | 'responseCode' | 'command'): string =>
  error instanceof Error && name in error ? String(Reflect.get(error, name)) : '';

/** Builds the error from the server's numeric codes only: its sentences repeat the receiver's address. */
const failureOf = (error: unknown): MailFailure => {
  const [code, answer, command] = [part(error, 'code'), part(error, 'responseCode'), part(error, 'command')];
  const reason = ['SMTP', command, answer, code].filter((word) => word !== '').join(' ');
  return new MailFailure(reason, command === 'RCPT TO' && answer.startsWith('5'));
};

/**
 * Sends mails by SMTP, in the receiver's locale. The Message-ID follows from the job's key: when a process
 * crashes between the mail server's response and the end of the job, the mail is sent twice, but mailboxes
 * show it once.
 */
export const createSmtpMailer = (config: MailConfig, clock: () => Date): SmtpMailer => {
  const { publicOrigin } = config;
  const brandOf = createBrandSource(config.cms, clock);
  const host = new URL(publicOrigin).hostname;
  const sender = mailSender(config.mailFrom, publicOrigin);
  const transport = createTransport({
    url: config.smtpUrl,
    pool: true,
    maxConnections: 1,
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: SILENCE_LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (key, mail) => {
      const brand = await brandOf(mail.locale);
      const { subject, html, text, unsubscribe } = renderMail(mail, brand, publicOrigin);
      try {
        await transport.sendMail({
          messageId: messageIdOf(key, host),
          from: { name: brand.name, address: sender },
          to: { name: '', address: asciiEmail(mail.to) },
          subject,
          html,
          text,
          headers: {
            'Content-Language': mail.locale,
            'Auto-Submitted': 'auto-generated',
            // RFC 8058: mailboxes post to the address of List-Unsubscribe, without a page in between.
            ...(unsubscribe !== undefined && { 'List-Unsubscribe-Post': ONE_CLICK }),
          },
          ...(unsubscribe !== undefined && { list: { unsubscribe } }),
        });
      } catch (error) {
        throw failureOf(error);
      }
    },
    close: () => transport.close(),
  };
};

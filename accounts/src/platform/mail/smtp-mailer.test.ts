import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SMTPServer } from 'smtp-server';

import type { CaughtMail } from '../mail-catcher/caught-mail';
import { startCatcher, type Catcher } from '../mail-catcher/start-catcher';
import { MAIL_SAMPLES } from '../../testing/mail-samples';
import { startAccounts, TEST_CONFIG } from '../../testing/start-accounts';
import { enqueueMail } from './enqueue-mail';
import type { MailPayload } from './mail-data';
import { createSmtpMailer, type SmtpMailer } from './smtp-mailer';

const TO = 'salma@viewers.example';
const CODE: MailPayload = { mail: 'reset-code', to: TO, locale: 'ar', data: MAIL_SAMPLES['reset-code'] };

let folder: string;
let catcher: Catcher;
let mailer: SmtpMailer;
const mailerTo = (smtpUrl: string) =>
  createSmtpMailer({ ...TEST_CONFIG, smtpUrl, mailFrom: undefined }, () => new Date());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-mail-'));
  catcher = await startCatcher({ host: '127.0.0.1', smtpPort: 0, port: 0, folder });
  mailer = mailerTo(catcher.smtpUrl);
});
afterEach(async () => {
  mailer.close();
  await catcher.stop();
  await rm(folder, { recursive: true });
});

const caught = async () => {
  const response = await fetch(`${catcher.url}/api/messages`);
  return ((await response.json()) as { data: CaughtMail[] }).data;
};

test('an Arabic mail arrives whole: subject, both forms, language', async () => {
  await mailer.send('code-1', CODE);
  const [mail] = await caught();
  expect(mail).toMatchObject({ to: [TO], subject: 'رمزك لكلمة مرور جديدة', language: 'ar' });
  expect(mail?.from).toContain('noreply@localhost');
  expect(mail?.text).toContain('4071');
  expect(mail?.html).toContain('dir="rtl"');
  expect(mail?.headers.join('\n')).toMatch(/Auto-Submitted: auto-generated/iu);
});

test.each([
  ['sara@مثال.إختبار', 'sara@xn--mgbh0fb.xn--kgbechtv'],
  ['sara@نامه\u200Cای.com', 'sara@xn--mgba3gch31f060k.com'],
])('a mail to %s goes to its domain as mail servers know it', async (to, sentTo) => {
  await mailer.send('code-1', { ...CODE, to });
  const [mail] = await caught();
  // The catcher shows the domain in Unicode; the header is as it was sent.
  expect(mail?.headers.join('\n')).toContain(`To: ${sentTo}`);
});

test('sent twice under one key it is one mail; another key is another', async () => {
  await mailer.send('code-1', CODE);
  await mailer.send('code-1', CODE);
  expect(await caught()).toHaveLength(1);
  await mailer.send('code-2', CODE);
  expect(await caught()).toHaveLength(2);
});

test('the newsletter says how to leave it', async () => {
  const data = MAIL_SAMPLES['newsletter-welcome'];
  await mailer.send('welcome', { mail: 'newsletter-welcome', to: TO, locale: 'en', data });
  const [mail] = await caught();
  const headers = mail?.headers.join('\n').replace(/\s+/gu, ' ');
  expect(headers).toContain('List-Unsubscribe: <http://localhost:8000/en/newsletter?leave=a-token>');
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('a mail that nobody subscribed to offers no way to leave it', async () => {
  await mailer.send('code-1', CODE);
  const [mail] = await caught();
  expect(mail?.headers.join('\n')).not.toContain('List-Unsubscribe');
});

test('a mail that is sent leaves no code in the database', async () => {
  const accounts = await startAccounts({ mailer });
  try {
    const { queries } = accounts.database;
    await enqueueMail(queries, 'code-1', CODE, accounts.clock.now());
    await accounts.runJobs();
    expect(await caught()).toHaveLength(1);
    const jobs = await queries.selectFrom('jobs').selectAll().execute();
    expect(jobs).toMatchObject([{ payload: {}, failed_at: null, attempts: 1 }]);
    expect(jobs[0]?.done_at).not.toBeNull();
  } finally {
    await accounts.stop();
  }
});

/** Starts a mail server that rejects every receiver. */
const refusing = async (responseCode: number) => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`no ${address}`), { responseCode })),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};

test.each([
  [550, 'ends', { done: true, failed: true }],
  [450, 'waits', { done: false, failed: false }],
])(
  'a receiver that is refused with %i: the job %s, and nothing told names them',
  async (status, _word, wanted) => {
    const server = await refusing(status);
    const strict = mailerTo(server.url);
    const accounts = await startAccounts({ mailer: strict });
    try {
      const { queries } = accounts.database;
      await enqueueMail(queries, 'code-1', CODE, accounts.clock.now());
      await accounts.runJobs().catch(() => undefined);
      const [job] = await queries.selectFrom('jobs').selectAll().execute();
      expect({ done: job?.done_at !== null, failed: job?.failed_at !== null }).toEqual(wanted);
      expect(job?.last_error).toContain(`SMTP RCPT TO ${status}`);
      expect(job?.last_error).not.toContain('salma');
    } finally {
      await accounts.stop();
      strict.close();
      await server.stop();
    }
  },
);

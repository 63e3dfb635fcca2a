import { renderMail } from '../../platform/mail/render-mail';
import { Browser } from '../../testing/browser';
import { mailedCode } from '../../testing/mailed-code';
import { registrationBody } from '../../testing/registration-body';
import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { markEmailVerified } from '../viewer/mark-email-verified';

/** A lure that no rule of names can know. */
const NAME = 'You won, ask for your prize';
const VICTIM = 'victim@corp.example';
const CODE = { email: 'p@evil.example', password: registrationBody()['password'] };

let accounts: RunningAccounts;
let stranger: SignedIn;
beforeAll(async () => {
  accounts = await startAccounts();
  stranger = await signedIn(accounts, { name: NAME, email: VICTIM, device_name: 'prize.evil.example' });
});
afterAll(() => accounts.stop());

const readMails = () =>
  accounts.mails().map((mail) => {
    const { subject, html, text } = renderMail(
      mail,
      { name: 'Sahra', echo: 'سهرة' },
      'https://sahra.example',
    );
    return { mail: mail.mail, to: mail.to, all: [subject, html, text].join() };
  });

test('no mail to an address that nobody has proven carries a word that a stranger chose', async () => {
  const password = registrationBody()['password'] as string;
  const agent = 'You won, prize.evil.example (Linux; Android 15) Chrome/140.0';
  await new Browser(accounts.url, { 'user-agent': agent }).signIn(VICTIM, password, {
    device_name: 'You won, prize.evil.example',
  });
  await stranger.send('POST', '/api/resend_verification');
  await stranger.send('POST', '/api/forgot_password', { email: VICTIM });
  const changed = {
    current_password: password,
    password: 'another evening',
    password_confirmation: 'another evening',
  };
  await stranger.send('POST', '/api/change_password', changed);
  await stranger.send('POST', '/api/change_email/code', { ...CODE, password: 'another evening' });
  const code = await mailedCode(accounts, CODE.email, 'email-code');
  await stranger.send('POST', '/api/change_email', { code });
  await stranger.send('POST', '/api/newsletter', { email: VICTIM, categories: ['all'] });
  await accounts.runJobs();
  const mails = readMails();
  expect(new Set(mails.map(({ mail }) => mail))).toEqual(
    new Set([
      'verify-email',
      'new-device',
      'reset-code',
      'password-changed',
      'email-code',
      'email-changed',
      'newsletter-welcome',
    ]),
  );
  for (const { to, all } of mails) expect(all).not.toMatch(to === VICTIM ? /You won|evil/ : /You won/);
});

test('whoever has proven it is greeted by name', async () => {
  const salma = await signedIn(accounts, { name: 'سلمى' });
  await markEmailVerified(accounts.database.queries, salma.id, accounts.clock.now());
  await salma.send('POST', '/api/forgot_password', { email: salma.email });
  await accounts.runJobs();
  expect(accounts.mails().findLast(({ to }) => to === salma.email)).toMatchObject({ data: { name: 'سلمى' } });
});

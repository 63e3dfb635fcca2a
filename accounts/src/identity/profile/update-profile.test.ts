import { messageOf } from '@sahra/schemas/messages';

import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';

let accounts: RunningAccounts;
let salma: SignedIn;
beforeAll(async () => {
  accounts = await startAccounts();
  salma = await signedIn(accounts);
});
afterAll(() => accounts.stop());

const update = (name: unknown, headers: Record<string, string> = {}) =>
  salma.send('POST', '/api/update_profile', { name }, headers);

test.each([
  ['Arabic with marks', ' مُحَمَّد  العَبْدُالله ', 'مُحَمَّد العَبْدُالله'],
  ['a family of emoji', 'نور 👨‍👩‍👧', 'نور 👨‍👩‍👧'],
  ['decomposed letters', 'Zoe\u0308', 'Zoë'],
  ['marks that turn the text around', '\u202Eliame\u202C', 'liame'],
  ['line breaks', 'Salma\nRahal', 'Salma Rahal'],
  ['a hundred emoji', '🌙'.repeat(100), '🌙'.repeat(100)],
])('keeps a name of %s', async (_case, name, kept) => {
  const answer = await update(name);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ data: { name: kept } });
  const details = await salma.send('POST', '/api/details');
  expect(await details.json()).toMatchObject({ data: { name: kept } });
});

test.each([
  [undefined, 'NAME_REQUIRED'],
  ['', 'NAME_REQUIRED'],
  [' \u202E ', 'NAME_REQUIRED'],
  ['Prize at evil.example', 'NAME_LINK'],
  [7, 'NAME_REQUIRED'],
  ['س'.repeat(101), 'NAME_TOO_LONG'],
])('refuses %p with %s', async (name, code) => {
  const answer = await update(name, { 'x-localization': 'ar' });
  expect(answer.status).toBe(422);
  const message = messageOf(code, 'ar');
  expect(await answer.json()).toEqual({
    code,
    message,
    errors: { name: [message] },
    error_codes: { name: [code] },
  });
});

test("changes nobody else's name", async () => {
  const mona = await signedIn(accounts, { name: 'Mona' });
  await update('Salma');
  const details = await mona.send('POST', '/api/details');
  expect(await details.json()).toMatchObject({ data: { name: 'Mona' } });
});

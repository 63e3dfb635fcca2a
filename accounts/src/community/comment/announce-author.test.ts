import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import type { Comment } from './select-comments';

let accounts: RunningAccounts;
let salma: SignedIn;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());
beforeEach(async () => {
  salma = await signedIn(accounts, { name: 'Salma' });
  for (const code of ['ep01n1x', 'ep01n1x', 'premium01'])
    await salma.send('POST', '/api/comments', { code, comment: 'Good evening' });
  await salma.send('POST', '/api/comments', { code: 'waiting01', comment: 'see example.com' });
  await accounts.database.pool.query('delete from changes');
});

const told = async () => {
  const rows = await accounts.database.queries
    .selectFrom('changes')
    .select('document')
    .where('type', '=', 'comments')
    .orderBy('document')
    .execute();
  return rows.map(({ document }) => document);
};
const author = async () => {
  const answer = await fetch(new URL('/api/comments?code=premium01', accounts.url));
  return ((await answer.json()) as { data: Comment[] }).data[0]?.author;
};

test('a new name is shown at once, and the feed names each video it stands under once', async () => {
  await salma.send('POST', '/api/update_profile', { name: 'سلمى' });
  expect([await author(), await told()]).toEqual(['سلمى', ['ep01n1x', 'premium01']]);
});

test('a deleted account takes its name away at once', async () => {
  const body = { password: 'a quiet evening', reason_id: 'too-expensive' };
  expect((await salma.send('POST', '/api/delete_account', body)).status).toBe(200);
  expect([await author(), await told()]).toEqual([null, ['ep01n1x', 'premium01']]);
});

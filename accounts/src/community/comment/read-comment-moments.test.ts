import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import type { Comment } from './select-comments';

const CODE = 'ep01n1x';

let accounts: RunningAccounts;
let omar: SignedIn;
beforeAll(async () => {
  accounts = await startAccounts();
  omar = await signedIn(accounts);
});
afterAll(() => accounts.stop());

const add = async (comment: string, at: number | null = 12): Promise<Comment> => {
  const answer = await omar.send('POST', '/api/comments', { code: CODE, comment, at });
  return ((await answer.json()) as { data: Comment }).data;
};
const read = async (path: string): Promise<unknown> =>
  ((await (await fetch(new URL(path, accounts.url))).json()) as { data: unknown }).data;

test('the seconds that comments speak about are listed with their number, and read in their order', async () => {
  const later = await add('a');
  const seconds = [90, 12, null];
  for (const at of seconds) await add('b', at);
  await add('see http://x.example');
  expect(await read(`/api/comment_moments?codes=${CODE},premium01`)).toEqual([
    { code: CODE, at: 12, comments: 2 },
    { code: CODE, at: 90, comments: 1 },
  ]);
  const path = `/api/comments?code=${CODE}&order=position&limit=2`;
  const first = (await (await fetch(new URL(path, accounts.url))).json()) as {
    data: Comment[];
    meta: { next: string };
  };
  expect(first.data.map(({ at }) => at)).toEqual([12, 12]);
  expect(first.data[0]?.id).toBe(later.id);
  const rest = (await read(`${path}&after=${first.meta.next}`)) as Comment[];
  expect(rest.map(({ at }) => at)).toEqual([90]);
  expect(((await read(`${path}&from=13`)) as Comment[]).map(({ at }) => at)).toEqual([90]);
});

import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { Browser } from '../../testing/browser';
import { listMessages, updateMessage } from './support-messages';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
  const browser = new Browser(accounts.url);
  for (const comment of ['one', 'two', 'three']) await browser.json('/api/feedback', { comment });
  await browser.json('/api/report', { comment: 'four' });
});
afterAll(() => accounts.stop());

const read = async (wanted: Partial<Parameters<typeof listMessages>[1]> = {}) => {
  const { messages, next } = await listMessages(accounts.database.queries, { limit: 10, ...wanted });
  return { contents: messages.map(({ content }) => content), messages, next };
};

test('support reads messages newest first, page by page and by kind', async () => {
  expect((await read()).contents).toEqual(['four', 'three', 'two', 'one']);
  expect((await read({ kind: 'report' })).contents).toEqual(['four']);
  const first = await read({ kind: 'feedback', limit: 2 });
  expect(first.contents).toEqual(['three', 'two']);
  const last = await read({ kind: 'feedback', limit: 2, after: first.next ?? '' });
  expect([last.contents, last.next]).toEqual([['one'], null]);
});

test('support writes down what became of a message', async () => {
  const { queries } = accounts.database;
  const id = (await read()).messages[0]?.id ?? '';
  const settled = { status: 'answered', note: 'Called back', actor: 'mona@sahra.example' } as const;
  const now = accounts.clock.now();
  const told = await queries.transaction().execute((trx) => updateMessage(trx, { id, ...settled, now }));
  expect(told).toMatchObject({
    before: { status: 'open', note: null },
    after: { status: 'answered', note: 'Called back', changed_by: 'mona@sahra.example', changed_at: now },
  });
  expect((await read({ status: 'open' })).contents).toEqual(['three', 'two', 'one']);
});

test('a message that is not there is not settled', async () => {
  const unknown = { id: '00000000-0000-4000-8000-000000000000', status: 'closed', note: null } as const;
  const now = accounts.clock.now();
  const told = accounts.database.queries
    .transaction()
    .execute((trx) => updateMessage(trx, { ...unknown, actor: 'mona@sahra.example', now }));
  expect(await told).toBeNull();
});

import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { hasWatchedWord } from './has-watched-word';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

test('finds a word that was stored under older rules of folding', async () => {
  const { queries } = accounts.database;
  const word = { word: 'أحمق', folded: 'أحمق', created_by: 'test', created_at: new Date() };
  await queries.insertInto('watched_words').values(word).execute();
  expect(await hasWatchedWord(queries, 'يا احمق')).toBe(true);
});

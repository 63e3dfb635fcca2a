import type { ChangesResponse } from '@sahra/schemas/change-feed';

import { signedIn, type SignedIn } from '../../testing/signed-in';
import { Browser } from '../../testing/browser';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';

const PASSWORD = 'a quiet evening';

let accounts: RunningAccounts;
let before: ChangesResponse['meta'];
beforeEach(async () => {
  accounts = await startAccounts();
  before = (await changes(0)).meta;
});
afterEach(() => accounts.stop());

const changes = async (after: number): Promise<ChangesResponse> =>
  (await (await fetch(new URL(`/api/changes?after=${after}`, accounts.url))).json()) as ChangesResponse;

const sessionsOf = async ({ id }: SignedIn): Promise<string[]> =>
  (
    await accounts.database.queries.selectFrom('sessions').select('id').where('viewer_id', '=', id).execute()
  ).map((session) => session.id);

test('a revoked device is in the feed as the session that ended, and no page is built again for it', async () => {
  const salma = await signedIn(accounts);
  const [own] = await sessionsOf(salma);
  await new Browser(accounts.url).signIn(salma.email, PASSWORD);
  const other = (await sessionsOf(salma)).find((id) => id !== own) ?? '';
  expect((await salma.send('DELETE', `/api/devices/${other}`)).status).toBe(204);
  const { data, meta } = await changes(before.last);
  expect(data.map(({ type, document, locale }) => [type, document, locale])).toEqual([
    ['session', other, null],
  ]);
  expect(meta.pages).toBe(before.pages);
});

test('each other session is in the feed when the viewer ends them all', async () => {
  const salma = await signedIn(accounts);
  const [own] = await sessionsOf(salma);
  await new Browser(accounts.url).signIn(salma.email, PASSWORD);
  await new Browser(accounts.url).signIn(salma.email, PASSWORD);
  const others = (await sessionsOf(salma)).filter((id) => id !== own).sort();
  await salma.send('DELETE', '/api/devices');
  const { data } = await changes(before.last);
  expect(others).toHaveLength(2);
  expect(data.map(({ document }) => document).sort()).toEqual(others);
});

import { asDesk } from '../../testing/as-desk';
import { createPayer, startPayingAccounts, type Payer, type PayingAccounts } from '../../testing/payer';

const JOBS = '/api/admin/jobs';

let accounts: PayingAccounts;
let payer: Payer;
beforeAll(async () => {
  accounts = await startPayingAccounts();
  payer = await createPayer(accounts);
  await payer.subscribe('month-with-ads');
  await accounts.days(6.9);
  accounts.fake.away = true;
  await accounts.days(0.2);
});
afterAll(() => accounts.stop());

const desk = () => asDesk(accounts, ['jobs:write', 'audit:read']);
interface Told {
  number: string;
  kind: string;
  failed_at: string | null;
}
const troubled = async (path = JOBS): Promise<Told[]> =>
  ((await (await desk()('GET', path)).json()) as { data: Told[] }).data;
const renewal = async (): Promise<Told | undefined> =>
  (await troubled()).find(({ kind }) => kind === 'renewal');

test('what waits and what was given up is listed, without what it knows', async () => {
  expect(await renewal()).toEqual({
    number: expect.stringMatching(/^\d+$/) as string,
    kind: 'renewal',
    key: expect.stringMatching(/ 0$/) as string,
    attempts: 0,
    reason: 'Unreachable: The provider cannot be reached.',
    failed_at: null,
    next_try_at: expect.any(String) as string,
  });
  const now = accounts.clock.now();
  await accounts.database.queries
    .updateTable('jobs')
    .set({ failed_at: now, attempts: 40 })
    .where('kind', '=', 'renewal')
    .where('done_at', 'is', null)
    .execute();
  expect(await renewal()).toMatchObject({ failed_at: now.toISOString(), next_try_at: null, attempts: 40 });
});

test('a job that was given up is tried again at once, and the audit knows who wanted it', async () => {
  accounts.fake.away = false;
  await accounts.runJobs();
  const { number = '' } = (await renewal()) ?? {};
  expect((await desk()('POST', `${JOBS}/${number}/retry`)).status).toBe(204);
  await accounts.runJobs();
  expect(await payer.subscription()).toMatchObject({ status: 'active' });
  expect(await renewal()).toBeUndefined();
  const audit = await desk()('GET', `/api/admin/audit?subject=job:${number}`);
  expect(await audit.json()).toMatchObject({ data: [{ action: 'job.retry', details: { kind: 'renewal' } }] });
});

test('only what has failed can be tried again', async () => {
  const done = accounts.database.queries.selectFrom('jobs').select('number').where('done_at', 'is not', null);
  const { number } = await done.limit(1).executeTakeFirstOrThrow();
  for (const wrong of [number, '999999999'])
    expect((await desk()('POST', `${JOBS}/${wrong}/retry`)).status).toBe(404);
  expect((await desk()('POST', `${JOBS}/one/retry`)).status).toBe(400);
});

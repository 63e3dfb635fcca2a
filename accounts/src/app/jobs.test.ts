import type { Dependencies } from '../platform/dependencies';
import { enqueueMail } from '../platform/mail/enqueue-mail';
import type { MailPayload } from '../platform/mail/mail-data';
import { startAccounts, TEST_CONFIG, type RunningAccounts } from '../testing/start-accounts';
import { RATE_LIMITS } from '../platform/rate-limit/rate-limits';
import { HOUR_MS, MINUTE_MS } from '../platform/time/durations';
import { JOB_HANDLERS } from './job-handlers';
import { runDueJobs } from '../platform/jobs/run-due-jobs';
import { claimJob } from '../platform/jobs/claim-job';

let accounts: RunningAccounts;
let sent: string[];
let fails: boolean;
let dependencies: Dependencies;
beforeAll(async () => {
  accounts = await startAccounts();
  dependencies = {
    config: TEST_CONFIG,
    database: accounts.database,
    rateLimits: RATE_LIMITS,
    clock: accounts.clock.now,
    mailer: {
      send: (key) => {
        if (fails) return Promise.reject(new Error('The mail server is away.'));
        sent.push(key);
        return Promise.resolve();
      },
    },
    payments: accounts.payments,
  };
});
afterAll(() => accounts.stop());
beforeEach(async () => {
  [sent, fails] = [[], false];
  await accounts.database.pool.query('delete from jobs');
});

const MAIL: MailPayload = {
  mail: 'reset-code',
  to: 'salma@viewers.example',
  locale: 'ar',
  data: { name: 'سلمى', code: '0417', minutes: 10 },
};
const enqueue = (key: string, inMs = 0) =>
  enqueueMail(accounts.database.queries, key, MAIL, new Date(accounts.clock.now().getTime() + inMs));
const run = () => runDueJobs(dependencies, JOB_HANDLERS, () => undefined);
const jobs = () => accounts.database.queries.selectFrom('jobs').selectAll().orderBy('number').execute();

test('a job is done when it is due, once, and forgets what it knew', async () => {
  await enqueue('later', HOUR_MS);
  expect(await run()).toBe(0);
  accounts.clock.advance(HOUR_MS);
  expect([await run(), await run()]).toEqual([1, 0]);
  expect(sent).toEqual(['later']);
  expect(await jobs()).toMatchObject([{ done_at: accounts.clock.now(), payload: {}, lease: null }]);
});

test('the second job of a key is not made, not even when the first was done', async () => {
  await enqueue('same');
  await enqueue('same');
  await run();
  await enqueue('same');
  await run();
  expect(sent).toEqual(['same']);
});

test('two hundred jobs and six workers: each job once', async () => {
  const keys = Array.from({ length: 200 }, (_, index) => `job-${index}`);
  for (const key of keys) await enqueue(key);
  await Promise.all(Array.from({ length: 6 }, run));
  expect([...sent].sort()).toEqual([...keys].sort());
});

test('a job that fails waits longer each time and is done when it can be', async () => {
  await enqueue('patient');
  fails = true;
  await run();
  expect(await run()).toBe(0);
  accounts.clock.advance(5000);
  await run();
  expect(await jobs()).toMatchObject([
    { attempts: 2, done_at: null, failed_at: null, last_error: 'Error: The mail server is away.' },
  ]);
  fails = false;
  accounts.clock.advance(5000);
  expect(await run()).toBe(0);
  accounts.clock.advance(5000);
  await run();
  expect(sent).toEqual(['patient']);
});

test('a job that always fails is given up, and says why', async () => {
  await enqueue('hopeless');
  fails = true;
  for (let attempt = 0; attempt < 40; attempt += 1) {
    await run();
    accounts.clock.advance(HOUR_MS);
  }
  expect(await run()).toBe(0);
  const [job] = await jobs();
  expect(job).toMatchObject({ attempts: 40, last_error: 'Error: The mail server is away.' });
  expect(job?.failed_at).not.toBeNull();
});

test('a job whose process died is taken over when its lease is over, and the dead one cannot end it', async () => {
  await enqueue('orphan');
  await claimJob(accounts.database.queries, accounts.clock.now());
  expect(await run()).toBe(0);
  accounts.clock.advance(MINUTE_MS);
  expect(await run()).toBe(1);
  expect(sent).toEqual(['orphan']);
});

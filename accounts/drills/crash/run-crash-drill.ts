import { createServer } from 'node:net';

import { openDatabase } from '../../src/platform/database/database';
import { migrateToLatest } from '../../src/platform/database/migrate-to-latest';
import { syncPlans } from '../../src/billing/plan/sync-plans';
import { buildAccounts, type AccountsProcess } from './accounts-process';
import { Crowd } from './crowd';
import { findInconsistencies } from './find-inconsistencies';
import { findMissingWrites } from './find-missing-writes';
import { startMailReceiver } from './mail-receiver';
import { runRound } from './run-round';
import { runRemainingJobs } from './run-remaining-jobs';
import { sendWrite, type Write } from './write';

export interface CrashDrill {
  /** Folder of accounts. */
  workspace: string;
  /** An empty database. */
  databaseUrl: string;
  kills: number;
  /** Number of writes in each round. */
  writes: number;
  say(line: string): void;
}

const SECRET = 'secret-of-the-drill-0123456789abcdef';
const SECRETS = [
  'AUTH_SECRET',
  'BEARER_SECRET',
  'CODE_PEPPER',
  'DESK_SECRET',
  'GATEWAY_TOKEN',
  'CMS_READ_TOKEN',
];
const FIRST_VIEWERS = 20;
/**
 * Hours after which the jobs run. Leases of killed processes expire within the first hour. Undecided payments
 * expire after hours and are read from the provider a last time one day later.
 */
const HOURS = [1, 3, 26, 50];

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const gather = async (url: string): Promise<Crowd> => {
  const crowd = new Crowd();
  while (crowd.size < FIRST_VIEWERS) {
    const { data } = await sendWrite(url, crowd.register());
    if (typeof data['token'] === 'string') crowd.add(data['token']);
  }
  return crowd;
};

/** Kills accounts repeatedly during writes and returns one sentence for each problem found afterwards. */
export const runCrashDrill = async ({
  workspace,
  databaseUrl,
  kills,
  writes,
  say,
}: CrashDrill): Promise<string[]> => {
  const database = openDatabase(databaseUrl, () => undefined);
  const mails = await startMailReceiver();
  const built = await buildAccounts(workspace);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment: NodeJS.ProcessEnv = {
    ...{ PATH: process.env['PATH'], NODE_ENV: 'production', LOG_LEVEL: 'warn', HOST: '127.0.0.1' },
    ...{
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      SMTP_URL: mails.smtpUrl,
      PAYMENT_PROVIDER: 'sandbox',
    },
    ...{ CMS_URL: 'http://127.0.0.1:1', ...Object.fromEntries(SECRETS.map((name) => [name, SECRET])) },
  };
  const complaints: string[] = [];
  const acknowledged: Write[] = [];
  let running: AccountsProcess | undefined;
  try {
    await migrateToLatest(database);
    await syncPlans(database);
    const restart = () => built.start(environment);
    running = await restart();
    for (let kill = 1; kill <= kills; kill += 1) {
      const crowd = await gather(url);
      const round = await runRound({ url, crowd, writes, process: running, restart });
      running = round.process;
      acknowledged.push(...round.acknowledged);
      const missing = await findMissingWrites(database.pool, acknowledged);
      complaints.push(...missing);
      const refused = [...round.refused].map(([reason, count]) => `${count} × ${reason}`).join(', ');
      say(
        `  kill ${kill}: ${round.acknowledged.length} of ${writes} acknowledged, ${round.lost} lost and sent again, refused: ${refused || 'none'}; ${missing.length} missing of ${acknowledged.length}`,
      );
    }
    await running.stop();
    running = undefined;
    const now = await runRemainingJobs(database, environment, HOURS);
    complaints.push(...(await findInconsistencies(database.pool, now)));
    complaints.push(...(await mails.complaints(database.pool, 'localhost')));
    say(
      `  ${mails.distinct()} mails in ${mails.deliveries()} deliveries; ${acknowledged.filter(({ kind }) => kind === 'subscribe').length} orders`,
    );
    return complaints;
  } finally {
    await running?.kill();
    await database.close();
    await mails.stop();
    await built.remove();
  }
};

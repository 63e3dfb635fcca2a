import { setTimeout as delay } from 'node:timers/promises';

import { Pool } from 'undici';

import { startTestGateway } from '../src/testing/test-gateway';

/** Minutes of mixed load. */
const MINUTES = Number(process.argv[2] ?? 10);
const MINUTE_MS = 60_000;
const CONNECTIONS = 16;
/** Rows that the feed gets in ten seconds, as when an editor imports a catalogue. */
const ROWS = 1_000;
const ROWS_MS = 10_000;
const BURST_MS = 100;
const POLL_MS = 1_000;

const SLOWER_AT_MOST = 3;
const DRIFT_AT_MOST = 1.5;
const HEAP_GROWTH_MAX = 15_000_000;

const QUERIES: readonly { query: string; isOfViewer?: boolean }[] = [
  { query: '{ channels(first: 12) { nodes { slug name } } shows(first: 12) { nodes { slug title } } }' },
  { query: '{ video(code: "ep01n1x") { code title show { title } related(first: 3) { nodes { code } } } }' },
  { query: '{ page(slug: "faq") { ... on FaqPage { entries { answer } } } }' },
  { query: '{ viewer { name watchlist(first: 3) { nodes { code title } } } }', isOfViewer: true },
];

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const failures: string[] = [];
const check = (isKept: boolean, complaint: string): void => {
  if (!isKept) failures.push(complaint);
};

const heap = (): number => {
  (globalThis as { gc?: () => void }).gc?.();
  return process.memoryUsage().heapUsed;
};
const gateway = await startTestGateway({ deadlineMs: 3_000, addressCostPerSecond: 1e9 });
void gateway.feeds.follow();
const pool = new Pool(gateway.origin, { connections: CONNECTIONS });

interface Answer {
  ms: number;
  status: number;
  body: { data?: unknown; errors?: { extensions: { code: string } }[] };
}

const ask = async (place: number): Promise<Answer> => {
  const { query, isOfViewer } = QUERIES[place % QUERIES.length] ?? { query: '{ __typename }' };
  const began = performance.now();
  const { statusCode, body } = await pool.request({
    method: 'POST',
    path: '/graphql',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      ...(isOfViewer && { authorization: 'Bearer bearer-paid' }),
    },
    body: JSON.stringify({ query }),
  });
  const answered = (await body.json()) as Answer['body'];
  return { ms: performance.now() - began, status: statusCode, body: answered };
};

const p99 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;

/** Sends mixed requests for `ms`; returns how many were answered, and the p99 in milliseconds. */
const load = async (ms: number): Promise<{ count: number; p99: number }> => {
  const times: number[] = [];
  const until = performance.now() + ms;
  const work = async (from: number): Promise<void> => {
    for (let place = from; performance.now() < until; place += 1) {
      const answer = await ask(place);
      times.push(answer.ms);
      if (answer.status !== 200 || answer.body.errors)
        failures.push(`Refused under load: ${JSON.stringify(answer.body).slice(0, 200)}`);
    }
  };
  const forgetting = setInterval(() => {
    for (const { calls } of [gateway.cms, gateway.accounts, gateway.media]) calls.splice(0);
  }, POLL_MS);
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, from) => work(from)));
  clearInterval(forgetting);
  return { count: times.length, p99: p99(times) };
};

await load(MINUTE_MS / 4);

const quiet = await load(ROWS_MS);
const publishing = (async () => {
  for (let sent = 0; sent < ROWS;) {
    for (let burst = 0; burst < (ROWS * BURST_MS) / ROWS_MS; burst += 1, sent += 1)
      gateway.cms.publish('video', sent % 3 === 0 ? 'ep01n1x' : `made-up-${sent}`, 'en');
    await delay(BURST_MS);
  }
})();
const during = await load(ROWS_MS);
await publishing;
say(
  `${ROWS} feed rows in ${ROWS_MS / 1_000} s: p99 ${quiet.p99.toFixed(1)} ms before, ${during.p99.toFixed(1)} ms meanwhile`,
);
check(during.p99 <= quiet.p99 * SLOWER_AT_MOST, 'Feed rows slow the answers.');

const seconds = await load(MINUTE_MS);
const heapBefore = heap();
let last = seconds;
for (let minute = 2; minute <= MINUTES; minute += 1) {
  last = await load(MINUTE_MS);
  say(
    `minute ${minute}: ${last.count} answers, p99 ${last.p99.toFixed(1)} ms, heap ${(heap() / 1e6).toFixed(0)} MB`,
  );
}
const growth = heap() - heapBefore;
say(`heap ${(growth / 1e6).toFixed(1)} MB more than after the first minute`);
check(growth <= HEAP_GROWTH_MAX, 'Memory grows under a steady load.');
check(last.p99 <= seconds.p99 * DRIFT_AT_MOST, 'Answers get slower under a steady load.');
check(last.count * DRIFT_AT_MOST >= seconds.count, 'Fewer answers under a steady load.');

/** What an upstream may do instead of its work; the answer has to name it and keep what another upstream gave. */
const FAULTS: readonly (readonly [name: string, begin: () => void, end: () => void])[] = [
  ['down', () => (gateway.accounts.down = true), () => (gateway.accounts.down = false)],
  ...(
    [
      ['500', { status: 500, body: {} }],
      ['half a body', { body: '{"data": {"name": "Sal' }],
      ['wrong shape', { body: [1, 2, 3] }],
      ['not JSON', { body: '<html>' }],
    ] as const
  ).map(
    ([name, response]) =>
      [
        name,
        () => void gateway.accounts.failing.set('/api/details', response),
        () => void gateway.accounts.failing.delete('/api/details'),
      ] as const,
  ),
];
const PARTIAL = '{ channels(first: 1) { nodes { slug } } viewer { name } }';
const partial = () => gateway.ask(PARTIAL, {}, { authorization: 'Bearer bearer-paid' });
for (const [name, begin, end] of FAULTS) {
  begin();
  const { status, body } = await partial();
  const code = body.errors?.[0]?.extensions.code ?? 'none';
  const isKept = status === 200 && Boolean(body.data?.['channels']) && code !== 'none';
  end();
  const after = await partial();
  const isRecovered = after.body.errors === undefined && Boolean(after.body.data?.['viewer']);
  say(
    `accounts, ${name}: ${code}, the rest ${isKept ? 'is there' : 'is lost'}, ${isRecovered ? 'recovered' : 'not recovered'}`,
  );
  check(isKept, `accounts, ${name}: the answer is not partial: ${JSON.stringify(body).slice(0, 200)}`);
  check(isRecovered, `accounts, ${name}: no recovery.`);
}

failures.slice(0, 20).forEach(say);
await pool.close();
await gateway.close();
process.exit(failures.length === 0 ? 0 : 1);

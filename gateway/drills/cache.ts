import { randomBytes } from 'node:crypto';

import { startTestGateway } from '../src/testing/test-gateway';

const KEYS = Number(process.argv[2] ?? 100_000);
const KEYS_OF_A_REQUEST = 15;
const AT_ONCE = 8;
const PAGES_EVERY = 50;
/** Minimum cache hit rate of ordinary reads while random keys are requested. */
const HIT_RATE_MIN = 0.95;
const HEAP_GROWTH_MAX = 15_000_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const PAGES = [
  '{ page(slug: "faq") { slug } }',
  '{ page(slug: "home") { slug } }',
  '{ metaTags(code: "home") { title } }',
  '{ show(slug: "show-1") { slug title } }',
  '{ video(code: "ep01n1x") { code title } }',
  '{ shows(first: 2) { nodes { slug } } }',
  '{ channel(slug: "cinema") { slug } }',
];

let turn = 0;
const gateway = await startTestGateway({ deadlineMs: 120_000 });

const key = (): string => randomBytes(8).toString('hex');
const START = Date.now();
const instant = (hours: number): string =>
  new Date(START + hours * 3_600_000 + (turn % 3_600_000)).toISOString();
/**
 * All kinds of made-up cache keys: missing records, names of inherited object
 * properties, pages of lists, long keys.
 */
const MADE_UP: readonly (() => string)[] = [
  () => `page(slug: "${key()}") { slug }`,
  () => `metaTags(code: "${key()}") { title }`,
  () => `show(slug: "${key()}") { slug }`,
  () => `channel(slug: "${key()}") { slug }`,
  () => `video(code: "${key().slice(0, 10)}") { code }`,
  () => `page(slug: "constructor") { slug }`,
  () => `page(slug: "__proto__") { slug }`,
  () => `page(slug: "${key().repeat(40)}") { slug }`,
  () => `comments(code: "${key().slice(0, 10)}", first: 1) { nodes { id } }`,
  () => `schedule(first: 1, from: "${instant(0)}", to: "${instant(24)}") { nodes { id } }`,
  () => `shows(first: 1, filter: { channel: "${key()}" }) { nodes { slug } }`,
];

const madeUpDocument = (): string =>
  `{ ${Array.from({ length: KEYS_OF_A_REQUEST }, (_, place) => {
    turn += 1;
    return `k${place}: ${(MADE_UP[turn % MADE_UP.length] ?? key)()}`;
  }).join(' ')} }`;

/** Reads the ordinary pages; returns the part of these reads that came from the cache, from 0 to 1. */
const readPages = async (): Promise<number> => {
  let hits = 0;
  for (const page of PAGES) {
    const before = gateway.cmsCalls().length + gateway.accounts.calls.length;
    const { status, body } = await gateway.ask(page);
    if (status !== 200 || body.errors)
      throw new Error(`${page} was answered ${status}: ${JSON.stringify(body)}`);
    if (gateway.cmsCalls().length + gateway.accounts.calls.length === before) hits += 1;
  }
  return hits / PAGES.length;
};

const heap = (): number => {
  global.gc?.();
  return process.memoryUsage().heapUsed;
};
const forgetCalls = (): void => {
  gateway.cms.calls.length = 0;
  gateway.accounts.calls.length = 0;
};

const failures: string[] = [];
await readPages();
await readPages();
const rateBefore = await readPages();
forgetCalls();
/**
 * Number of keys after which the cache parts for made-up keys are full. The
 * heap must not grow after this point.
 */
const WARM = KEYS * 0.6;
let heapWarm = 0;
const rates: number[] = [];
const started = Date.now();

for (let sent = 0, rounds = 0; sent < KEYS; rounds += 1) {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => gateway.ask(madeUpDocument())));
  sent += AT_ONCE * KEYS_OF_A_REQUEST;
  const failed = answers.find(({ status, body }) => status !== 200 || body.errors);
  if (failed) {
    failures.push(`After ${sent} keys a read was answered ${JSON.stringify(failed.body).slice(0, 300)}`);
    break;
  }
  forgetCalls();
  if (heapWarm === 0 && sent >= WARM) heapWarm = heap();
  if (rounds % PAGES_EVERY === 0) rates.push(await readPages());
}

const rateAfter = await readPages();
const rateDuring = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
forgetCalls();
const growth = heap() - heapWarm;
const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`;
say(`${KEYS} keys in ${((Date.now() - started) / 1_000).toFixed(0)} s`);
say(
  `hit rate of ordinary pages: before ${percent(rateBefore)}, during ${percent(rateDuring)}, after ${percent(rateAfter)}`,
);
say(
  `heap: ${(heapWarm / 1e6).toFixed(0)} MB after ${WARM} keys, ${(growth / 1e6).toFixed(1)} MB more at the end`,
);

if (rateBefore < 1) failures.push('The cache does not answer what was read before.');
if (rateDuring < HIT_RATE_MIN || rateAfter < HIT_RATE_MIN)
  failures.push('Made-up keys push out what everybody reads.');
if (growth > HEAP_GROWTH_MAX) failures.push('Made-up keys stay in memory.');
failures.forEach(say);
await gateway.close();
process.exit(failures.length === 0 ? 0 : 1);

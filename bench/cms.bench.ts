import type pg from 'pg';

import type { Bench } from '../scripts/bench/bench.command';
import { startPeers, type Peers } from './cms/peers';
import { READ_TOKEN } from './cms/running-cms';
import { subjects, type Key, type Subject } from './cms/subjects';
import { CONNECTIONS, load, type Asked, type Load } from './http/load';
import { median } from './median';

const STRAPI_TOKEN = 'token-of-the-benchmark-0123456789abcdef';
const ROUNDS = 3;
const WARM_MS = 1000;
const RUN_MS = 3000;
/** Target: each hot read must be at least this many times as fast as Strapi. */
const WANTED = 5;

type Side = 'ours' | 'facts' | 'whole';

const readsOf = ([first = '/', ...others]: readonly string[], token: string): [Asked, ...Asked[]] => {
  const read = (path: string): Asked => ({
    method: 'GET',
    path,
    headers: { authorization: `Bearer ${token}` },
  });
  return [read(first), ...others.map(read)];
};

const keys = async (database: pg.Client, select: string): Promise<Key[]> =>
  (await database.query<Key>(`SELECT document AS "documentId", ${select}`)).rows;

const subjectsOf = async ({ database }: Peers): Promise<readonly Subject[]> => {
  const videos = await keys(
    database,
    'code AS key FROM content.videos ORDER BY released_at DESC, code LIMIT 20',
  );
  const shows = await keys(database, 'slug AS key FROM content.shows ORDER BY position LIMIT 10');
  const [home] = await keys(database, "code AS key FROM content.meta_tags WHERE code = 'home'");
  if (!home) throw new Error('The seeds hold no metadata of the home page.');
  return subjects(videos, shows, videos, home);
};

/**
 * Interleaves the paths: Strapi needs one or two requests per response, and each connection sends them in sequence.
 */
const pathsOf = ({ facts, words }: Subject): string[] =>
  words.length === 0 ? [...facts] : facts.flatMap((path, index) => [path, words[index] ?? '']);

const measure = async (
  { ours, strapi }: Peers,
  subject: Subject,
  ms: number,
): Promise<Record<Side, Load>> => {
  const ofStrapi = (paths: readonly string[]): Promise<Load> =>
    load(strapi.url, readsOf(paths, STRAPI_TOKEN), ms);
  const mine = await load(ours.url, readsOf(subject.ours, READ_TOKEN), ms);
  const facts = await ofStrapi(subject.facts);
  if (subject.words.length === 0) return { ours: mine, facts, whole: facts };
  const { perSecond, ...times } = await ofStrapi(pathsOf(subject));
  return { ours: mine, facts, whole: { perSecond: perSecond / 2, ...times } };
};

const COLUMNS = ['ours/s', 'facts/s', 'whole/s', '× facts', '× whole', 'p50 ours', 'p50 facts', 'p99 ours'];

const line = (name: string, cells: readonly string[]): string =>
  `${name.padEnd(14)}${cells.map((cell) => cell.padStart(11)).join('')}\n`;

const report = (name: string, rounds: readonly Record<Side, Load>[]): number => {
  const of = (side: Side, part: keyof Load): number => median(rounds.map((round) => round[side][part]));
  const [mine, facts, whole] = [of('ours', 'perSecond'), of('facts', 'perSecond'), of('whole', 'perSecond')];
  const [perFacts, perWhole] = [
    median(rounds.map((round) => round.ours.perSecond / round.facts.perSecond)),
    median(rounds.map((round) => round.ours.perSecond / round.whole.perSecond)),
  ];
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  process.stdout.write(
    line(name, [
      ...[mine, facts, whole].map((value) => value.toFixed(0)),
      ...[perFacts, perWhole].map((value) => `${value.toFixed(1)}×`),
      ms(of('ours', 'p50')),
      ms(of('facts', 'p50')),
      ms(of('ours', 'p99')),
    ]),
  );
  return perWhole;
};

const run: Bench['run'] = async (root, [part = '']) => {
  const peers = await startPeers(root, STRAPI_TOKEN, (text) => process.stdout.write(`${text}\n`));
  try {
    process.stdout.write(
      `${CONNECTIONS} connections, median of ${ROUNDS} interleaved rounds of ${RUN_MS / 1000} s each side.\n` +
        'facts: one request of Strapi with populate, without the words; whole: with the second request that its words need.\n\n',
    );
    process.stdout.write(line('', COLUMNS));
    const short: string[] = [];
    const chosen = (await subjectsOf(peers)).filter(({ name }) => name.includes(part));
    for (const subject of chosen) {
      await measure(peers, subject, WARM_MS);
      const rounds: Record<Side, Load>[] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(peers, subject, RUN_MS));
      if (report(subject.name, rounds) < WANTED) short.push(subject.name);
    }
    process.stdout.write(
      short.length === 0
        ? `\nEvery read is at least ${WANTED} times as fast.\n`
        : `\nBelow ${WANTED} times: ${short.join(', ')}.\n`,
    );
    return short.length === 0;
  } finally {
    await peers.stop();
  }
};

/**
 * Compares our hot reads with Strapi's content API over the same content types and data. `-- cms show` measures
 * only the subjects with `show` in their name.
 */
export const bench: Bench = { compares: 'REST of the cms with Strapi’s own find and populate', run };

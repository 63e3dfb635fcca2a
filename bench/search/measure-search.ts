import { cpus, loadavg } from 'node:os';

import { startTestServer } from '@sahra/scripts/database/test-server';

import { CatalogueSearch } from '../../cms/src/search/catalogue-search';
import { SearchIndex } from '../../cms/src/search/search-index';
import { seedDocuments } from '../../cms/src/search/typing/seed-documents';
import { seedWords, typedTitles } from '../../cms/src/search/typing/typed-titles';
import { generatedDocuments } from './generated-documents';
import { generatedProbes, type Probe } from './generated-probes';
import { minisearchSearch } from './minisearch-search';
import { postgresSearch } from './postgres-search';
import { serveSearch, type FindIds } from './serve-search';

const DOCUMENTS = 10_000;
const PROBES_OF_EACH = 12;
const ROUNDS = 2;
const FIRST_FEW = 5;
/** The whole request, of all kinds of probes. */
const WANTED_P95_MS = 30;

interface Measured {
  kind: string;
  ms: number;
  first: boolean;
  few: boolean;
}

const heapMb = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;

/** Runs one warm-up round, then the measured rounds, each request over HTTP. */
const measure = async (probes: readonly Probe[], find: FindIds): Promise<Measured[]> => {
  const served = await serveSearch(find);
  const measured: Measured[] = [];
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const { kind, typed, wanted } of probes) {
      const began = performance.now();
      const ids = await served.ask(typed);
      const ms = performance.now() - began;
      const place = ids.slice(0, FIRST_FEW).findIndex((id) => wanted.includes(id));
      if (round > 0) measured.push({ kind, ms, first: place === 0, few: place >= 0 });
    }
  await served.close();
  return measured;
};

const WIDTH = 44;
const line = (cells: readonly string[]): string =>
  `${(cells[0] ?? '').padEnd(WIDTH)}${cells
    .slice(1)
    .map((cell) => cell.padStart(9))
    .join('')}\n`;

const percent = (side: readonly Measured[], key: 'first' | 'few'): string =>
  ((100 * side.filter((one) => one[key]).length) / side.length).toFixed(0);

const row = (name: string, engines: readonly (readonly Measured[])[]): string =>
  line([
    name,
    ...engines.flatMap((side) => {
      const times = side.map(({ ms }) => ms);
      return [
        percentile(times, 0.5).toFixed(2),
        percentile(times, 0.95).toFixed(2),
        percent(side, 'first'),
        percent(side, 'few'),
      ];
    }),
  ]);

const count = Number(process.argv[2] ?? DOCUMENTS);
const say = (text: string): void => void process.stdout.write(text);

const seeds = seedDocuments();
const generated = generatedDocuments(Math.max(0, count - seeds.length));
const documents = [...seeds, ...generated.documents];
const words = [
  ...seedWords(),
  ...generated.names.map(([latin, arabic]) => ({ words: [latin, arabic, `${latin}x`], facets: [] })),
];
const [topics, groups] = [true, false].map((isTopic) =>
  words.filter(({ facets }) => facets.length > 0 === isTopic),
);
const spellings = (groups ?? []).map((group) => group.words);

const titlesOf = ({ words: texts }: (typeof documents)[number]): string[] =>
  Object.values(texts).map(({ title }) => title);
/** Two records of the seeds may have one title. */
const alike = (wanted: (typeof documents)[number]): string[] =>
  seeds.filter((one) => titlesOf(one).some((title) => titlesOf(wanted).includes(title))).map(({ id }) => id);

const before = heapMb();
const began = performance.now();
const index = new SearchIndex();
index.setWords(words);
for (const document of documents) index.put(document);
const builtIn = performance.now() - began;
const taken = heapMb() - before;
const search = new CatalogueSearch(index);
const probes: Probe[] = [
  ...typedTitles(seeds, PROBES_OF_EACH).map(({ habit, typed, wanted }) => ({
    kind: habit,
    typed,
    wanted: alike(wanted),
  })),
  ...generatedProbes(generated, PROBES_OF_EACH),
];

const server = await startTestServer();
try {
  const peer = await postgresSearch(server.url, documents, spellings);
  const minisearchBefore = heapMb();
  const minisearch = minisearchSearch(documents, spellings, topics ?? []);
  const minisearchTaken = heapMb() - minisearchBefore;
  say(
    `${documents.length} documents in two languages, of the seeds and generated; ${probes.length} probes, ${ROUNDS} rounds; ${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}.\n` +
      `Ours: taken in in ${(builtIn / 1000).toFixed(1)} s, ${taken.toFixed(1)} MB beside the documents themselves. MiniSearch whole: ${minisearchTaken.toFixed(1)} MB. PostgreSQL: ${(await peer.sizeMb()).toFixed(1)} MB of tables and indexes.\n` +
      `Milliseconds of a whole request; percent found first, and among the first ${FIRST_FEW}.\n\n`,
  );
  const engines = [
    await measure(probes, (typed) => search.search(typed).documents.map(({ id }) => id)),
    await measure(probes, minisearch),
    await measure(probes, (typed) => peer.search(typed)),
  ];
  await peer.close();
  say(
    line([
      '',
      ...['ours', 'mini', 'pg'].flatMap((name) =>
        ['p50', 'p95', '1st', '1-5'].map((what) => `${name} ${what}`),
      ),
    ]),
  );
  const ofKind = (kind: string) => engines.map((side) => side.filter((one) => one.kind === kind));
  for (const kind of new Set(probes.map((probe) => probe.kind))) say(row(kind, ofKind(kind)));
  say(row('all', engines));
  const p95 = percentile(
    (engines[0] ?? []).map(({ ms }) => ms),
    0.95,
  );
  say(
    `\np95 of all: ${p95.toFixed(2)} ms, ${p95 <= WANTED_P95_MS ? 'within' : 'NOT within'} the ${WANTED_P95_MS} ms wanted.\n`,
  );
  if (p95 > WANTED_P95_MS) process.exitCode = 1;
} finally {
  await server.stop();
}

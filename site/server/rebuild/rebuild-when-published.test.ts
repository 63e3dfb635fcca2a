/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fastify from 'fastify';

import { graphAnswer } from '../testing/fake-graph';
import { fakeUpstream } from '../testing/fake-upstream';
import type { FakeUpstream } from '../testing/fake-upstream';
import { rebuildWhenPublished } from './rebuild-when-published';

let dir: string;
let gateway: FakeUpstream;
let version: number;
let running: { stop: AbortController; ended: Promise<void>; logged: string[] } | undefined;

const manifest = () => join(dir, 'current', 'release.json');

/** Starts the rebuilder and answers once its log holds `text`. */
const start = (command: string) => {
  const logged: string[] = [];
  const waiting: { text: string; found: () => void }[] = [];
  const stream = {
    write: (line: string) => {
      logged.push(line);
      waiting.filter(({ text }) => line.includes(text)).forEach(({ found }) => found());
    },
  };
  const { log } = fastify({ logger: { level: 'info', stream } });
  const stop = new AbortController();
  const config = {
    logLevel: 'info',
    gatewayUrl: gateway.url,
    releasesDir: dir,
    minMs: 0,
    quietMs: 0,
    command,
  };
  running = { stop, logged, ended: rebuildWhenPublished(config, dir, log, stop.signal) };
  return (text: string) => new Promise<void>((found) => waiting.push({ text, found }));
};

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sahra-rebuild-'));
  await mkdir(join(dir, 'current'));
  await writeFile(manifest(), JSON.stringify({ contentVersion: 4 }));
  version = 5;
  gateway = await fakeUpstream(graphAnswer({ RebuildVersion: () => ({ contentVersion: version }) }));
});
afterEach(async () => {
  running?.stop.abort();
  await running?.ended;
  await gateway.stop();
  await rm(dir, { recursive: true, force: true });
});

it('builds what was published since the release, at low priority', async () => {
  const logged = start(
    `until [ "$(nice)" != 0 ]; do :; done; nice > priority; printf '{"contentVersion":5}' > current/release.json`,
  );
  await logged('built the site');
  expect((await readFile(join(dir, 'priority'), 'utf8')).trim()).not.toBe('0');
  expect(running?.logged.join('')).toContain('"built":5');
});

it('logs a failed build with its last words, and builds again', async () => {
  const logged = start('echo out of paint >&2; test -e once || { touch once; exit 3; }');
  await logged('the build failed');
  expect(running?.logged.join('')).toContain('out of paint');
  await logged('built the site');
});

it('ends a running build when it is stopped', async () => {
  const logged = start('echo started > begun; exec sleep 600');
  await logged('building the site');
  running?.stop.abort();
  await running?.ended;
  expect(running?.logged.join('')).toContain('the build failed');
});

it('outlives a gateway that is away', async () => {
  await gateway.stop();
  const logged = start('true');
  await gateway.start();
  await logged('built the site');
});

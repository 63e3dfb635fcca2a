/** @jest-environment node */
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fastify from 'fastify';

import type { RebuildMessage } from '@sahra/schemas/rebuild-message';

import { graphAnswer } from '../testing/fake-graph';
import { fakeUpstream } from '../testing/fake-upstream';
import type { FakeUpstream } from '../testing/fake-upstream';
import { rebuildWhenPublished } from './rebuild-when-published';

let dir: string;
let gateway: FakeUpstream;
let version: number;
let code: string;
let told: RebuildMessage[];
let running: { stop: AbortController; ended: Promise<void>; logged: string[] } | undefined;

const manifest = () => join(dir, 'current', 'release.json');

/** Starts the rebuilder; resolves when its log contains `text`. */
const start = (command: string, readCode = () => Promise.resolve(code)) => {
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
    publicUrl: 'http://localhost:8000',
    releasesDir: dir,
    minMs: 0,
    quietMs: 0,
    command,
  };
  const ended = rebuildWhenPublished({
    config,
    root: dir,
    log,
    signal: stop.signal,
    codeId: readCode,
    tell: (message) => told.push(message),
  });
  running = { stop, logged, ended };
  return (text: string) => new Promise<void>((found) => waiting.push({ text, found }));
};

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sahra-rebuild-'));
  await mkdir(join(dir, 'current'));
  await writeFile(manifest(), JSON.stringify({ codeId: 'new', contentVersion: 4 }));
  version = 5;
  code = 'new';
  told = [];
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
    `until [ "$(nice)" != 0 ]; do :; done; nice > priority; printf '{"codeId":"new","contentVersion":5}' > current/release.json`,
  );
  await logged('built the site');
  expect((await readFile(join(dir, 'priority'), 'utf8')).trim()).not.toBe('0');
  expect(running?.logged.join('')).toContain('"built":5');
  expect(told).toEqual([
    { kind: 'compared', behind: 'content' },
    { kind: 'built', seconds: expect.any(Number) as number },
  ]);
});

it('builds again when the release is of other code, although nothing was published', async () => {
  version = 4;
  await writeFile(manifest(), JSON.stringify({ codeId: 'old', contentVersion: 4 }));
  const logged = start(`printf '{"codeId":"new","contentVersion":4}' > current/release.json`);
  await logged('built the site');
  expect(told[0]).toEqual({ kind: 'compared', behind: 'code' });
});

it('builds nothing when the release has both code and content', async () => {
  version = 4;
  const logged = start('touch built');
  await logged('compared the release');
  const { length } = gateway.seen;
  while (gateway.seen.length < length + 2) await once(gateway.server, 'request');
  expect(told).toEqual([{ kind: 'compared', behind: null }]);
  expect(await readdir(dir)).toEqual(['current']);
});

it('compares the release soon after the gateway has read the content, when both start together', async () => {
  let reads = 0;
  await gateway.stop();
  gateway = await fakeUpstream(
    graphAnswer({ RebuildVersion: () => ({ contentVersion: (reads += 1) > 8 ? 4 : null }) }),
  );
  const began = Date.now();
  await start('true')('compared the release');
  expect(Date.now() - began).toBeLessThan(6000);
});

it('logs a failed build with its last words, and builds again', async () => {
  const logged = start('echo out of paint >&2; test -e once || { touch once; exit 3; }');
  await logged('the build failed');
  expect(running?.logged.join('')).toContain('out of paint');
  expect(told.at(-1)).toMatchObject({ kind: 'failed' });
  await logged('built the site');
});

it('outlives code that changes while it is read, and builds again', async () => {
  const readCode = jest
    .fn(() => Promise.resolve(code))
    .mockImplementationOnce(() => Promise.resolve(code))
    .mockImplementationOnce(() => Promise.resolve(code))
    .mockImplementationOnce(() => Promise.reject(new Error('no such file')));
  const logged = start('true', readCode);
  await logged('no such file');
  expect(told.at(-1)).toMatchObject({ kind: 'failed' });
  await logged('built the site');
});

it.each(['it starts', 'it compares the release'])('outlives code that changes when %s', async (moment) => {
  const broken = moment === 'it starts' ? 1 : 2;
  let read = 0;
  const logged = start('true', () => {
    read += 1;
    return read === broken ? Promise.reject(new Error('no such file')) : Promise.resolve(code);
  });
  await logged('built the site');
  expect(told.map(({ kind }) => kind)).toEqual(['compared', 'built']);
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
  expect(told.at(-1)).toMatchObject({ kind: 'built' });
});

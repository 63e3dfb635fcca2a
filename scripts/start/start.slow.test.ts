import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { portOwner } from '../process/port-owner';
import { waitUntil } from '../process/wait-until';
import { createTestClone } from './testing/create-test-clone';

const SCRIPTS = join(__dirname, '..');
/** Different ports in each process, so that parallel test runs do not collide. */
const BASE = 20_000 + (process.pid % 1000) * 8;
const PORTS = {
  site: BASE,
  gateway: BASE + 1,
  cms: BASE + 2,
  accounts: BASE + 3,
  media: BASE + 4,
  mail: BASE + 5,
  database: BASE + 7,
};

let root: string;
const runs: ChildProcess[] = [];

interface Run {
  process: ChildProcess;
  said: () => string;
  ready: () => Promise<boolean>;
  code: Promise<number | null>;
}

const start = (environment: Record<string, string> = {}): Run => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(SCRIPTS, 'start/testing/run-start.ts'), root],
    {
      cwd: SCRIPTS,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT_BASE: String(BASE), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  runs.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (more: string) => {
      text += more;
    });
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    process: child,
    said: () => text,
    ready: () => waitUntil(() => text.includes('Sahra is ready at') || child.exitCode !== null, 60_000),
    code,
  };
};

const get = async (port: number, path: string): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).text();

const listening = (): string[] =>
  Object.entries(PORTS)
    .filter(([, port]) => portOwner(port) !== undefined)
    .map(([name]) => name);

beforeEach(async () => {
  root = await createTestClone(SCRIPTS);
  await chmod(root, 0o755);
});
afterEach(async () => {
  for (const child of runs.splice(0)) {
    child.kill('SIGTERM');
    await waitUntil(() => child.exitCode !== null || child.signalCode !== null, 20_000);
  }
  await rm(root, { recursive: true, force: true });
});

test('builds, starts and announces everything; stops all of it on SIGTERM; starts again without building', async () => {
  const first = start();
  await first.ready();
  expect(first.said()).toContain(`Sahra is ready at http://localhost:${BASE}`);
  expect(first.said()).toMatch(new RegExp(`http://localhost:${BASE + 2}/admin +admin@sahra.example +Sahra-`));
  expect(first.said()).toMatch(/\[4\/9\] Build services +\d+\.\d s +accounts, media, gateway, cms/);
  expect((await stat(join(root, '.env'))).mode & 0o777).toBe(0o600);
  await get(PORTS.accounts, '/register');

  first.process.kill('SIGTERM');
  expect(await first.code).toBe(0);
  expect(first.said()).toMatch(/Everything is stopped \(\d\.\d s\)\.\n$/);
  expect(listening()).toEqual([]);

  const second = start();
  await second.ready();
  expect(second.said()).toMatch(/Build services +\d+\.\d s +nothing changed/);
  expect(await readFile(join(root, 'site', 'dist', 'builds.txt'), 'utf8')).toBe('built\n');
  expect(await get(PORTS.accounts, '/count')).toBe('1');

  second.process.kill('SIGINT');
  expect(await second.code).toBe(0);
});

test('serves the last release before anything else, and says when the one built behind it has taken its place', async () => {
  const first = start();
  await first.ready();
  expect(first.said()).toMatch(/Serve the last release .*there is none yet/);
  first.process.kill('SIGKILL');
  await first.code;

  await writeFile(join(root, 'behind'), '');
  await writeFile(join(root, 'media', 'server.mjs'), `await new Promise(() => setInterval(() => 0, 1000));`);
  const slow = start();
  await waitUntil(() => slow.said().includes('Serve the last release '), 30_000);
  expect(await get(PORTS.site, '/health')).toContain('1795000000000');
  expect(slow.said()).not.toContain('Sahra is ready');
  slow.process.kill('SIGKILL');
  await slow.code;

  await writeFile(join(root, 'media', 'server.mjs'), await readFile(join(root, 'cms', 'server.mjs')));
  const next = start();
  await next.ready();
  expect(next.said()).toMatch(
    /Pages of \d+ November 2026.* are served; a new release is being built behind them/,
  );
  expect(await readFile(join(root, 'site', 'dist', 'builds.txt'), 'utf8')).toBe('built\n');
  await rm(join(root, 'behind'));
  await waitUntil(() => next.said().includes('The new release is served (built in 3 s).'), 10_000);
  expect(next.said()).toContain('The new release is served (built in 3 s).');
});

test('builds first, and says why, where the last release cannot be served', async () => {
  await mkdir(join(root, 'site', 'releases', 'current'), { recursive: true });
  await writeFile(join(root, 'refused'), '');
  const run = start();
  await run.ready();
  expect(run.said()).toMatch(/has to wait for a new release: .* because its contract is another/);
  expect(run.said()).toMatch(/Build site +\d+\.\d s +new release/);
  expect(await readFile(join(root, 'site', 'dist', 'builds.txt'), 'utf8')).toBe('built\n');
  expect(run.said()).not.toContain('are served');
});

test('gives each service its own secrets only', async () => {
  const run = start();
  await run.ready();
  const secrets = JSON.parse(await get(PORTS.media, '/secrets')) as Record<string, string>;
  expect(secrets['MEDIA_SIGNING_KEY']).toMatch(/.{30}/);
  expect(secrets).not.toHaveProperty('AUTH_SECRET');
  expect(secrets).not.toHaveProperty('DATABASE_PASSWORD');
});

test('says which service died and why, stops the others and fails', async () => {
  const run = start();
  await run.ready();
  await get(PORTS.accounts, '/die').catch(() => undefined);
  expect(await run.code).toBe(1);
  expect(run.said()).toMatch(/accounts ended by itself \(exit code 7\)[^]*accounts listens/);
  expect(listening()).toEqual([]);
});

test('kills what does not stop in time and says so, within 15 s', async () => {
  const run = start({ STUBBORN: '1' });
  await run.ready();
  const began = Date.now();
  run.process.kill('SIGTERM');
  expect(await run.code).toBe(0);
  expect(Date.now() - began).toBeLessThan(15_000);
  expect(run.said()).toContain('were killed: site, gateway, cms, media, accounts');
  expect(listening()).toEqual([]);
});

test('after kill -9 no service lingers, and the next start loses nothing', async () => {
  const killed = start();
  await killed.ready();
  await get(PORTS.accounts, '/register');
  killed.process.kill('SIGKILL');
  await killed.code;

  const next = start();
  await next.ready();
  expect(next.said()).toContain('stopped what a killed run had left');
  expect(next.said()).toContain('Sahra is ready at');
  expect(await get(PORTS.accounts, '/count')).toBe('1');
});

test('the services of a killed run end by themselves', async () => {
  const killed = start();
  await killed.ready();
  killed.process.kill('SIGKILL');
  await waitUntil(() => listening().length === 1, 10_000);
  expect(listening()).toEqual(['database']);
  const next = start();
  await next.ready();
  expect(next.said()).toContain('stopped what a killed run had left: database');
});

test('refuses a second run in the same clone and leaves the first one alone', async () => {
  const first = start();
  await first.ready();
  const second = start();
  expect(await second.code).toBe(1);
  expect(second.said()).toContain(`Sahra runs already in this clone (process ${first.process.pid})`);
  expect(await get(PORTS.site, '/')).toBe('');
});

test('stops in the middle of a start, too', async () => {
  const run = start();
  await waitUntil(() => run.said().includes('[3/9] Database'), 30_000);
  run.process.kill('SIGINT');
  expect(await run.code).toBe(0);
  expect(listening()).toEqual([]);
});

test('shows the last words of a build that fails', async () => {
  const scripts = { build: 'echo "the colour is wrong" && exit 4', start: 'node server.mjs media' };
  await writeFile(join(root, 'media', 'package.json'), JSON.stringify({ name: '@sahra/media', scripts }));
  const run = start();
  expect(await run.code).toBe(1);
  expect(run.said()).toMatch(/Building media failed \(exit code 4\)[^]*the colour is wrong/);
  expect(listening()).toEqual([]);
});

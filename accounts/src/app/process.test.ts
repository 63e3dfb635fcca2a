import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

import { createTestDatabase, type TestDatabase } from '@sahra/scripts/database/create-test-database';
import { build } from 'esbuild';

const WORKSPACE = join(__dirname, '../..');
const SECRETS = Object.fromEntries(
  ['AUTH_SECRET', 'BEARER_SECRET', 'CODE_PEPPER', 'DESK_SECRET', 'GATEWAY_TOKEN', 'CMS_READ_TOKEN'].map(
    (name) => [name, '0123456789abcdef0123456789abcdef'],
  ),
);

let folder: string;
let testDatabase: TestDatabase;
beforeAll(async () => {
  // Inside the workspace, so that the bundle can resolve its packages.
  await mkdir(join(WORKSPACE, 'dist'), { recursive: true });
  folder = await mkdtemp(join(WORKSPACE, 'dist', 'test-'));
  await build({
    absWorkingDir: WORKSPACE,
    entryPoints: ['main', 'migrate', 'seed'].map((name) => `src/${name}.ts`),
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  });
  testDatabase = await createTestDatabase();
});
afterAll(async () => {
  await testDatabase.drop();
  await rm(folder, { recursive: true });
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const start = (entry: string, env: Record<string, string>) => {
  const child = spawn(process.execPath, [join(folder, `${entry}.js`)], {
    env: { PATH: process.env['PATH'], DATABASE_URL: testDatabase.url, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
  return { child, ended, output: () => output };
};

test('migrates and seeds twice, serves, and ends cleanly on SIGTERM with a request in flight', async () => {
  expect(await start('migrate', {}).ended).toMatchObject({
    code: 0,
    output: expect.stringContaining('applied') as string,
  });
  expect(await start('migrate', {}).ended).toMatchObject({
    code: 0,
    output: expect.stringContaining('up to date') as string,
  });
  expect((await start('seed', {}).ended).output).toContain('no development viewers');
  const seed = { SEED_DEVELOPMENT: 'true' };
  expect(await start('seed', seed).ended).toMatchObject({
    code: 0,
    output: expect.stringContaining('free@sahra.example') as string,
  });

  const port = await freePort();
  const running = start('main', { PORT: String(port), PAYMENT_PROVIDER: 'sandbox', ...SECRETS });
  await new Promise<void>((resolve) => {
    running.child.stdout.on('data', () => running.output().includes('listening') && resolve());
  });
  expect((await fetch(`http://localhost:${port}/ready`)).status).toBe(200);
  const body = JSON.stringify({
    name: 'Salma',
    email: 's@v.example',
    password: 'a quiet evening',
    terms_accepted: true,
  });
  const inFlight = fetch(`http://localhost:${port}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  await new Promise<void>((resolve) => {
    running.child.stdout.on('data', () => running.output().includes('/api/register') && resolve());
  });
  running.child.kill('SIGTERM');
  expect((await inFlight).status).toBe(201);
  expect((await running.ended).code).toBe(0);
});

test('a wrong setting ends the start with one sentence', async () => {
  const { code, output } = await start('main', { ...SECRETS, AUTH_SECRET: 'short' }).ended;
  expect(code).toBe(1);
  expect(output).toBe('accounts cannot start: AUTH_SECRET needs at least 32 characters.\n');
});

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from './free-port';
import { formatServiceExit, Service, type ServiceDefinition } from './service';

let folder: string;
const started: Service[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-service-test-'));
});
afterEach(async () => {
  for (const service of started.splice(0)) await service.stop();
  await rm(folder, { recursive: true });
});

const start = async (
  code: string,
  limits: Partial<ServiceDefinition> = {},
  lines: string[] = [],
): Promise<Service> => {
  const port = await freePort();
  const service = new Service(
    {
      name: 'small',
      command: [process.execPath, '-e', code],
      cwd: folder,
      environment: { ...process.env, PORT: String(port) },
      readyUrl: `http://127.0.0.1:${port}/ready`,
      readyLimitMs: 10_000,
      stopLimitMs: 5000,
      ...limits,
    },
    join(folder, 'logs'),
    (_, line) => lines.push(line),
  );
  started.push(service);
  return service;
};

const LISTEN = `const server = require('node:http').createServer((request, answer) => answer.end());
  server.listen(process.env.PORT, () => console.log('listening'));`;

test('is ready when its address answers, and its lines are read from its log', async () => {
  const lines: string[] = [];
  const service = await start(LISTEN, {}, lines);
  await service.ready();
  expect(await service.stop()).toBe(true);
  expect(lines).toEqual(['listening']);
  expect(await readFile(join(folder, 'logs', 'small.log'), 'utf8')).toBe('listening\n');
});

test('is not ready while its address answers with an error', async () => {
  const failing = LISTEN.replace('answer.end()', 'answer.writeHead(503).end()');
  const service = await start(failing, { readyLimitMs: 400 });
  await expect(service.ready()).rejects.toThrow(/small was not ready after 0\.4 s: .* gives no 200/);
});

test('says why when it ends before it is ready', async () => {
  const service = await start(`console.error('PORT is wrong'); process.exit(3)`);
  await expect(service.ready()).rejects.toThrow(/small ended by itself \(exit code 3\)[^]*PORT is wrong/);
});

test('says which signal ended it', async () => {
  const service = await start(LISTEN);
  await service.ready();
  service.process.kill('SIGKILL');
  expect(formatServiceExit(await service.ended)).toMatch(
    /small ended by itself \(signal SIGKILL\)[^]*listening/,
  );
});

test('is killed with everything it started when it does not stop in time', async () => {
  const stubborn = `process.on('SIGTERM', () => console.log('no'));
    const child = require('node:child_process').spawn('sleep', ['600']);
    console.log('child ' + child.pid); ${LISTEN}`;
  const lines: string[] = [];
  const service = await start(stubborn, { stopLimitMs: 200 }, lines);
  await service.ready();
  expect(await service.stop()).toBe(false);
  expect(lines).toContain('no');
  const child = Number(lines.find((line) => line.startsWith('child'))?.split(' ')[1]);
  const cmdline = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
  expect(cmdline).toBe('');
});

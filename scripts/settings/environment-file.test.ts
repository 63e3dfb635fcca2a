import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openEnvironmentFile } from './environment-file';
import { SECRETS } from './secrets';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-env-test-'));
  path = join(folder, '.env');
});
afterEach(() => rm(folder, { recursive: true }));

test('is made once, for its owner only, with a value for every secret', async () => {
  const file = await openEnvironmentFile(path);
  expect(file.made).toBe(true);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  for (const name of Object.keys(SECRETS)) expect(file.values[name]).toMatch(/.{8}/);
  expect(file.values['ADMIN_PASSWORD']).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{12,}$/);

  const again = await openEnvironmentFile(path);
  expect(again).toEqual({ values: file.values, made: false, added: [] });
  expect(await readdir(folder)).toEqual(['.env']);
});

test('keeps every line it finds and adds only what is missing', async () => {
  await writeFile(path, '# mine\nSITE_PORT=8080\nAUTH_SECRET="kept # as it is"');
  const file = await openEnvironmentFile(path);
  expect(file.made).toBe(false);
  expect(file.added).not.toContain('AUTH_SECRET');
  expect(file.added).toContain('BEARER_SECRET');
  expect(file.values).toMatchObject({ SITE_PORT: '8080', AUTH_SECRET: 'kept # as it is' });
  expect(await readFile(path, 'utf8')).toMatch(/^# mine\nSITE_PORT=8080\nAUTH_SECRET="kept # as it is"\n/);
});

test('gives the same secrets to two runs that make it at the same moment', async () => {
  const files = await Promise.all(Array.from({ length: 8 }, () => openEnvironmentFile(path)));
  expect(new Set(files.map((file) => file.values['AUTH_SECRET'])).size).toBe(1);
});

import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findBrowser } from './find-browser';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-browser-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

const program = async (name: string): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, '');
  await chmod(path, 0o755);
  return path;
};

const machine = (
  variables: Record<string, string> = {},
  install = (_packages: readonly string[]): boolean => false,
) => ({
  variables: { PATH: `/nowhere:${folder}`, ...variables },
  elsewhere: [],
  install,
});

test('takes the one that CHROMIUM_PATH names before any other', async () => {
  await program('chromium');
  const mine = await program('my-browser');
  expect(findBrowser('whole', machine({ CHROMIUM_PATH: mine }))).toBe(mine);
});

test('says so when CHROMIUM_PATH names nothing that runs', () => {
  expect(() => findBrowser('whole', machine({ CHROMIUM_PATH: '/nowhere/chromium' }))).toThrow(
    'CHROMIUM_PATH is /nowhere/chromium, which is no program that can be run.',
  );
});

test('finds an installed Chrome', async () => {
  const chrome = await program('google-chrome');
  expect(findBrowser('whole', machine())).toBe(chrome);
});

test('headless takes the one without windows before a whole one, which does as well', async () => {
  const whole = await program('chromium');
  expect(findBrowser('headless', machine())).toBe(whole);
  const headless = await program('chromium-headless-shell');
  expect(findBrowser('headless', machine())).toBe(headless);
  expect(findBrowser('whole', machine())).toBe(whole);
});

test('installs one where it can, and asks for one where it cannot', async () => {
  expect(() => findBrowser('whole', machine())).toThrow(/Install one, or name it with CHROMIUM_PATH/);
  const chromium = join(folder, 'chromium');
  await program('other');
  const { writeFileSync } = await import('node:fs');
  const packages: (readonly string[])[] = [];
  const install = (asked: readonly string[]): boolean => {
    packages.push(asked);
    writeFileSync(chromium, '', { mode: 0o755 });
    return true;
  };
  expect(findBrowser('headless', machine({}, install))).toBe(chromium);
  expect(packages).toEqual([['chromium-headless-shell', 'chromium']]);
});

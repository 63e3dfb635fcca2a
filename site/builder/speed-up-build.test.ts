import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { speedUpBuild } from './speed-up-build';

const siteDir = resolve(__dirname, '..');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'speed-'));
});
afterEach(() => rm(folder, { recursive: true }));

interface CodeRule {
  test?: RegExp;
  include?: (path: string) => boolean;
  exclude?: (path: string) => boolean;
  loader?: string;
}

const everyFile = () => true;
const configOf = () => ({
  devtool: 'source-map',
  cache: { type: 'filesystem', name: 'stage', buildDependencies: { config: ['gatsby-node.js'] } } as object,
  module: { rules: [{ test: /\.m?[jt]sx?$/, include: everyFile }, { test: /\.css$/ }] as CodeRule[] },
});

const sped = (stage: string, quick = false) => {
  const config = configOf();
  speedUpBuild(config, { stage, quick, siteDir });
  return config;
};

/** Returns whether Babel compiles a file of the HTML renderer, and whether esbuild does. */
const compilersOf = async (name: string, code: string): Promise<{ babel: boolean; esbuild: boolean }> => {
  const path = join(folder, name);
  await writeFile(path, code);
  const rules = sped('build-html').module.rules;
  const babel = rules[0]?.exclude?.(path) === false;
  const esbuild = rules.some(({ loader, include }) => loader?.includes('esbuild') && include?.(path));
  return { babel, esbuild };
};

test('a file of the HTML renderer has one compiler: Babel where Gatsby must take a query out', async () => {
  expect(await compilersOf('Card.tsx', 'export const Card = () => <p />;')).toEqual({
    babel: false,
    esbuild: true,
  });
  expect(await compilersOf('page.tsx', 'export const query = graphql`{ site }`;')).toEqual({
    babel: true,
    esbuild: false,
  });
});

test('scripts for browsers are compiled as Gatsby does it', () => {
  expect(sped('build-javascript').module).toEqual(configOf().module);
});

test('the cache of webpack follows no configuration, and a quick build keeps none', () => {
  expect(sped('build-javascript').cache).toEqual({
    type: 'filesystem',
    name: 'stage',
    buildDependencies: { defaultWebpack: [] },
  });
  expect(sped('build-javascript', true).cache).toEqual({ type: 'memory' });
});

test('development stays as it is', () => {
  expect(sped('develop', true)).toEqual(configOf());
});

test('a Gatsby whose rules have changed stops the build', () => {
  const config = { ...configOf(), module: { rules: [] } };
  expect(() => speedUpBuild(config, { stage: 'build-html', quick: false, siteDir })).toThrow('does not find');
});

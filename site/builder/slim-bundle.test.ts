import TerserPlugin from 'terser-webpack-plugin';

import { slimBundle } from './slim-bundle';
import type { BundleConfig } from './slim-bundle';

const configOf = () => ({
  devtool: 'source-map' as unknown,
  output: { path: 'public', hashDigestLength: 20 },
  module: {
    rules: [
      { use: [{ loader: 'babel-loader' }] },
      {
        oneOf: [
          { use: [{ loader: 'css-loader', options: { modules: { localIdentName: '[name]--[local]' } } }] },
          { use: [{ loader: 'mini-css-extract', options: { modules: { namedExport: true } } }] },
        ],
      },
      { use: 'file-loader' },
    ],
  },
  resolve: { alias: { kept: 'kept.js' } as Record<string, string | false> },
  optimization: {
    splitChunks: {
      cacheGroups: {
        styles: {},
        framework: {},
        shared: { name: (...of: unknown[]) => String(of[1]).repeat(20) },
      } as { styles?: unknown; framework: object; shared: { name: (...of: unknown[]) => unknown } },
    },
    minimizer: [new TerserPlugin(), new URLSearchParams()] as object[],
  },
});

const nameIn = ({ module }: ReturnType<typeof configOf>): unknown =>
  module.rules[1]?.oneOf?.[0]?.use[0]?.options.modules;

test('classes have short names, the same in scripts and in the served HTML', () => {
  const [scripts, html] = [configOf(), configOf()];
  slimBundle(scripts, 'build-javascript');
  slimBundle(html, 'build-html');
  expect(nameIn(scripts)).toEqual({ localIdentName: '[hash:base64:5]' });
  expect(nameIn(html)).toEqual(nameIn(scripts));
});

test('loaders that name no classes keep their options', () => {
  const config = configOf();
  slimBundle(config, 'build-javascript');
  expect(config.module.rules[1]?.oneOf?.[1]).toEqual(configOf().module.rules[1]?.oneOf?.[1]);
});

test('what no page uses is left out of scripts only, beside what is replaced already', () => {
  const [scripts, html] = [configOf(), configOf()];
  slimBundle(scripts, 'build-javascript');
  slimBundle(html, 'build-html');
  expect(scripts.resolve.alias).toMatchObject({ kept: 'kept.js', outdent$: false });
  expect(html.resolve.alias).toEqual({ kept: 'kept.js' });
});

test('two imports of the loader of pages are answered by ours, in scripts only', () => {
  const replacedIn = (stage: string, importer: string): object | undefined => {
    const config = configOf();
    slimBundle(config, stage);
    const { rules }: BundleConfig['module'] = config.module;
    return rules.find(({ test, resolve }) => resolve && test?.test(importer))?.resolve?.alias;
  };
  expect(replacedIn('build-javascript', '/site/.cache/production-app.js')).toEqual({
    './loader$': expect.stringMatching(/prefetch\/page-loader\.ts$/) as unknown,
  });
  expect(replacedIn('build-javascript', '/site/src/shared/prefetch/page-loader.ts')).toEqual({
    'gatsby/cache-dir/loader$': expect.stringMatching(/\.cache\/loader\.js$/) as unknown,
  });
  expect(replacedIn('build-html', '/site/.cache/production-app.js')).toBeUndefined();
});

test('built pages are left out of the list of patterns that scripts contain', () => {
  const config = configOf();
  slimBundle(config, 'build-javascript');
  const { rules }: BundleConfig['module'] = config.module;
  const rule = rules.find(
    ({ test, type }) => type === 'json' && test?.test('/site/$virtual/match-paths.json'),
  );
  const shell = { path: '/shells/watch', matchPath: '/watch/:videoCode' };
  const list = JSON.stringify([shell, { path: '/faq', matchPath: '/faq' }]);
  expect(rule?.parser?.parse(list)).toEqual([shell]);
});

test('no page is given the style of all others', () => {
  const [scripts, html] = [configOf(), configOf()];
  slimBundle(scripts, 'build-javascript');
  slimBundle(html, 'build-html');
  expect(Object.keys(scripts.optimization.splitChunks.cacheGroups)).toEqual(['framework', 'shared']);
  expect(Object.keys(html.optimization.splitChunks.cacheGroups)).toContain('styles');
});

test('scripts are built without source maps', () => {
  const config = configOf();
  slimBundle(config, 'build-javascript');
  expect(config.devtool).toBe(false);
});

test('development keeps the names that say where a class comes from', () => {
  const config = configOf();
  const { name } = config.optimization.splitChunks.cacheGroups.shared;
  slimBundle(config, 'develop');
  expect(JSON.stringify(config)).toBe(JSON.stringify(configOf()));
  expect(config.optimization.splitChunks.cacheGroups.shared.name).toBe(name);
});

test('scripts are minified by SWC, and other minimizers stay', () => {
  const [config, before] = [configOf(), configOf()];
  slimBundle(config, 'build-javascript');
  const [scripts, other] = config.optimization.minimizer;
  expect(scripts).toHaveProperty('options.minimizer.implementation', TerserPlugin.swcMinify);
  expect(before.optimization.minimizer[0]).not.toHaveProperty(
    'options.minimizer.implementation',
    TerserPlugin.swcMinify,
  );
  expect(other).toBeInstanceOf(URLSearchParams);
});

test('file names have eight random digits and no words, because every page loads the list of them', () => {
  const config = configOf();
  slimBundle(config, 'build-javascript');
  expect(config.output).toEqual({
    path: 'public',
    hashDigestLength: 8,
    chunkFilename: '[id]-[contenthash].js',
    chunkLoadTimeout: 20_000,
  });
  expect(config.optimization.splitChunks.cacheGroups.shared.name({}, 'ab')).toBe('abababab');
});

test('scripts are written for the browsers of package.json, the HTML renderer for Node', () => {
  const scripts: BundleConfig = configOf();
  const html: BundleConfig = configOf();
  slimBundle(scripts, 'build-javascript');
  slimBundle(html, 'build-html');
  expect(scripts.target).toBe('browserslist');
  expect(html.target).toBeUndefined();
});

test('modules have numbers of four digits, which webpack makes of their paths', () => {
  const config: BundleConfig = configOf();
  slimBundle(config, 'build-javascript');
  expect(config.optimization?.moduleIds).toBe(false);
  const apply = jest.fn();
  const DeterministicModuleIdsPlugin = jest.fn(() => ({ apply }));
  const compiler = { webpack: { ids: { DeterministicModuleIdsPlugin } } };
  for (const plugin of (config.plugins ?? []) as { apply: (to: object) => void }[]) plugin.apply(compiler);
  expect(DeterministicModuleIdsPlugin).toHaveBeenCalledWith({ maxLength: 4, fixedLength: true });
  expect(apply).toHaveBeenCalledWith(compiler);
});

test('browsers read strings with the small reader, the build with i18next', () => {
  const [scripts, html] = [configOf(), configOf()];
  slimBundle(scripts, 'build-javascript');
  slimBundle(html, 'build-html');
  expect(scripts.resolve.alias['i18next$']).toMatch(/page-strings\.ts$/);
  expect(scripts.resolve.alias['react-i18next$']).toMatch(/use-page-strings\.ts$/);
  expect(html.resolve.alias).toEqual({ kept: 'kept.js' });
});

import TerserPlugin from 'terser-webpack-plugin';

import { slimBundle } from './slim-bundle';

const configOf = () => ({
  devtool: 'source-map' as unknown,
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
    splitChunks: { cacheGroups: { styles: {}, framework: {} } as { styles?: unknown } },
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
  expect(scripts.resolve.alias).toMatchObject({ kept: 'kept.js', 'html-parse-stringify$': false });
  expect(html.resolve.alias).toEqual({ kept: 'kept.js' });
});

test('no page is given the style of all others', () => {
  const [scripts, html] = [configOf(), configOf()];
  slimBundle(scripts, 'build-javascript');
  slimBundle(html, 'build-html');
  expect(scripts.optimization.splitChunks.cacheGroups).toEqual({ framework: {} });
  expect(html.optimization).toEqual(configOf().optimization);
});

test('scripts are built without source maps', () => {
  const config = configOf();
  slimBundle(config, 'build-javascript');
  expect(config.devtool).toBe(false);
});

test('development keeps the names that say where a class comes from', () => {
  const config = configOf();
  slimBundle(config, 'develop');
  expect(config).toEqual(configOf());
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

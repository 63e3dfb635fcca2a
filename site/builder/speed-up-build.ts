import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Rule {
  test?: unknown;
  include?: unknown;
  exclude?: (path: string) => boolean;
  use?: unknown;
  type?: string;
  loader?: string;
  options?: object;
}

export interface SpeedConfig {
  devtool?: unknown;
  cache?: unknown;
  module: { rules: object[] };
}

interface SpeedOptions {
  stage: string;
  /** Keep no cache for a later build. */
  quick: boolean;
  siteDir: string;
}

const COMPONENT = /\.tsx?$/;

/** Returns Gatsby's rule that compiles the site's own code with Babel. */
const babelRule = (rules: readonly Rule[]): Rule => {
  const rule = rules.find(
    ({ test, include }) => test instanceof RegExp && test.test('page.tsx') && typeof include === 'function',
  );
  if (!rule) throw new Error('builder/speed-up-build.ts does not find the rule that compiles pages');
  return rule;
};

/** Babel takes the GraphQL queries of Gatsby out of the code, so a file that has one stays with Babel. */
const hasGatsbyQuery = (path: string): boolean => readFileSync(path, 'utf8').includes('graphql`');

/**
 * Compiles our TypeScript for the HTML renderer with esbuild. Only Node runs it, so no syntax needs to be older, and
 * no browser loads it.
 */
const compileHtmlWithEsbuild = ({ module }: SpeedConfig, siteDir: string): void => {
  const isPlain = (path: string): boolean =>
    COMPONENT.test(path) && !path.includes('/node_modules/') && !hasGatsbyQuery(path);
  babelRule(module.rules).exclude = isPlain;
  const rule: Rule = {
    include: isPlain,
    type: 'javascript/auto',
    loader: createRequire(`${siteDir}/package.json`).resolve('esbuild-loader'),
    options: { target: 'node20', jsx: 'automatic' },
  };
  module.rules.push(rule);
};

/**
 * Takes work out of webpack's builds that changes no file for browsers:
 * - webpack's cache does not follow Gatsby's configuration into all packages that it imports, because
 *   `clearStaleCache` deletes the cache when any of them changes;
 * - a quick build keeps webpack's results in memory only;
 * - the HTML renderer is compiled by esbuild and has source maps of lines, not columns.
 */
export const speedUpBuild = (config: SpeedConfig, { stage, quick, siteDir }: SpeedOptions): void => {
  if (!stage.startsWith('build')) return;
  config.cache = quick
    ? { type: 'memory' }
    : { ...(config.cache as object), buildDependencies: { defaultWebpack: [] } };
  if (stage !== 'build-html') return;
  config.devtool = 'cheap-module-source-map';
  compileHtmlWithEsbuild(config, siteDir);
};

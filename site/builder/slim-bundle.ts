import { join } from 'node:path';

import TerserPlugin from 'terser-webpack-plugin';

import { openPatterns } from './open-patterns';

interface Loader {
  loader?: string;
  options?: { modules?: { localIdentName?: string; namedExport?: boolean } | false };
}

interface Rule {
  test?: RegExp;
  oneOf?: Rule[];
  use?: Loader[] | string;
  resolve?: { alias: Record<string, string> };
  type?: string;
  parser?: { parse: (text: string) => unknown };
}

interface Compiler {
  webpack: {
    ids: { DeterministicModuleIdsPlugin: new (options: object) => { apply: (compiler: Compiler) => void } };
  };
}

export interface BundleConfig {
  target?: unknown;
  devtool?: unknown;
  plugins?: object[];
  module: { rules: Rule[] };
  output?: { hashDigestLength?: number; chunkFilename?: string; chunkLoadTimeout?: number };
  resolve: { alias?: Record<string, string | false> };
  optimization?: {
    splitChunks?:
      | { cacheGroups?: { styles?: unknown; shared?: { name?: string | ((...of: unknown[]) => unknown) } } }
      | false;
    minimizer?: object[];
    moduleIds?: false;
  };
}

/**
 * Modules that Gatsby and its plugins import for features that no page uses. Remove a line when a page needs that
 * feature.
 */
const UNUSED = {
  // Formats the warnings of the i18n plugin in development.
  outdent$: false,
  // Chooses a language for the redirect of the i18n plugin, which is off.
  'browser-lang$': false,
  // Gatsby's <Script>, with the web worker for third-party scripts.
  'gatsby-script$': false,
  // The Partytown part of it, and the code that adds the worker to a page in development.
  '@builder.io/partytown/integration$': false,
  './utils/inject-partytown-snippet$': false,
  // The service worker of Gatsby's plugin; ours is registered by onInitialClientRender.
  './register-service-worker$': false,
  // Gatsby's <Slice>, with the messages of its errors.
  './slice$': false,
} as const;

/** Gives browsers the small readers of strings instead of i18next and react-i18next (decision 0135). */
const READER = {
  i18next$: join(process.cwd(), 'src/shared/i18n/page-strings.ts'),
  'react-i18next$': join(process.cwd(), 'src/shared/i18n/use-page-strings.ts'),
};

/** A module of ours for one that a file of Gatsby's imports. */
const replaced = (importer: RegExp, request: string, module: string): Rule => ({
  test: importer,
  resolve: { alias: { [request]: join(process.cwd(), module) } },
});

/** Leaves the built pages out of the list of patterns. */
const PATTERNS: Rule = { test: /[\\/]match-paths\.json$/, type: 'json', parser: { parse: openPatterns } };

/** Lets the loader of pages load the data of a page without its code. */
const PAGE_LOADER = [
  replaced(/[\\/]\.cache[\\/]production-app\.js$/, './loader$', 'src/shared/prefetch/page-loader.ts'),
  replaced(/[\\/]prefetch[\\/]page-loader\.ts$/, 'gatsby/cache-dir/loader$', '.cache/loader.js'),
];

/**
 * Every page loads the list of all scripts and styles. Their names are random, so each digit costs half a byte there:
 * eight are enough to tell the versions of one file apart.
 */
const DIGITS = 8;

/**
 * Digits of the number of a module, of which the site has about 700: webpack would take five. The number still comes
 * from the module's path, so that a change of one file leaves the scripts of the others as they are.
 */
const MODULE_DIGITS = 4;

/**
 * Gatsby's default names contain file, class and hash: with hundreds of classes that adds one kilobyte to every
 * page.
 */
const CLASS_NAME = '[hash:base64:5]';

/**
 * Returns the CSS loaders that generate class names. Other loaders of the same rule also have `modules`, but accept
 * no other option in it.
 */
const styleLoaders = (rules: Rule[]): Loader[] =>
  rules.flatMap(({ oneOf = [], use }) => [
    ...styleLoaders(oneOf),
    ...(Array.isArray(use)
      ? use.filter(({ options }) => options?.modules && options.modules.localIdentName !== undefined)
      : []),
  ]);

/**
 * Removes Gatsby's chunk of all style sheets, which is inlined into every page: each page then has the CSS of its
 * own components only.
 */
const splitStyles = ({ optimization }: BundleConfig): void => {
  const chunks = optimization?.splitChunks;
  if (chunks && chunks.cacheGroups) delete chunks.cacheGroups.styles;
};

/**
 * Shortens the names of files: Gatsby names a chunk of several pages after a hash of 40 digits, and that of one page
 * after its folders. The number of a chunk needs no place in the list.
 */
const shortenNames = ({ output, optimization }: BundleConfig): void => {
  if (output) Object.assign(output, { hashDigestLength: DIGITS, chunkFilename: '[id]-[contenthash].js' });
  const shared = optimization?.splitChunks && optimization.splitChunks.cacheGroups?.shared;
  if (!shared || typeof shared.name !== 'function') return;
  const { name } = shared;
  shared.name = (...chunks: unknown[]): string => String(name(...chunks)).slice(0, DIGITS);
};

/**
 * Minifies scripts with SWC instead of Terser: a fifth less processor time for the whole build, and one per cent
 * smaller files. The syntax is that of the browsers in package.json.
 */
const minifyWithSwc = ({ optimization }: BundleConfig): void => {
  if (!optimization?.minimizer) return;
  optimization.minimizer = optimization.minimizer.map((plugin) =>
    plugin.constructor.name === 'TerserPlugin'
      ? new TerserPlugin({
          exclude: /\.min\.js/,
          minify: TerserPlugin.swcMinify,
          terserOptions: {
            compress: { ecma: 2020 },
            mangle: true,
            format: { ecma: 2020, comments: false },
          },
        })
      : plugin,
  );
};

/** Numbers modules with fewer digits (decision 0229). */
const shortenModuleIds = (config: BundleConfig): void => {
  if (!config.optimization) return;
  config.optimization.moduleIds = false;
  const apply = (compiler: Compiler): void =>
    new compiler.webpack.ids.DeterministicModuleIdsPlugin({
      maxLength: MODULE_DIGITS,
      fixedLength: true,
    }).apply(compiler);
  config.plugins = [...(config.plugins ?? []), { apply }];
};

/** In milliseconds. A script that has not come by then is said to be missing; webpack would wait for two minutes. */
const SCRIPT_WAIT_MS = 20_000;

/**
 * Makes the browser bundle smaller: short class names (also in the served HTML), no unused modules, and no public
 * source maps.
 */
export const slimBundle = (config: BundleConfig, stage: string): void => {
  if (!stage.startsWith('build')) return;
  for (const { options } of styleLoaders(config.module.rules))
    if (options?.modules) options.modules.localIdentName = CLASS_NAME;
  if (stage !== 'build-javascript') return;
  config.module.rules.push(PATTERNS, ...PAGE_LOADER);
  config.devtool = false;
  // The browsers of package.json; Gatsby names those of 2009.
  config.target = 'browserslist';
  config.resolve.alias = { ...config.resolve.alias, ...UNUSED, ...READER };
  if (config.output) config.output.chunkLoadTimeout = SCRIPT_WAIT_MS;
  shortenNames(config);
  shortenModuleIds(config);
  splitStyles(config);
  minifyWithSwc(config);
};

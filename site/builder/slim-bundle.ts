interface Loader {
  loader?: string;
  options?: { modules?: { localIdentName?: string; namedExport?: boolean } | false };
}

interface Rule {
  oneOf?: Rule[];
  use?: Loader[] | string;
}

export interface BundleConfig {
  devtool?: unknown;
  module: { rules: Rule[] };
  resolve: { alias?: Record<string, string | false> };
  optimization?: { splitChunks?: { cacheGroups?: { styles?: unknown } } | false };
}

/** Comes along with Gatsby and its plugins for what no page here does. A page that does it takes its line away. */
const UNUSED = {
  // Sets the warnings of the i18n plugin in development.
  outdent$: false,
  // Reads the markup in strings for react-i18next's <Trans>.
  'html-parse-stringify$': false,
  // Gatsby's <Script>, with the worker that it runs foreign scripts in.
  'gatsby-script$': false,
  // Its other half, and what writes the worker into a page in development.
  '@builder.io/partytown/integration$': false,
  './utils/inject-partytown-snippet$': false,
  // Ways of react-i18next to translate besides `useTranslation`; its index loads them all.
  './Trans.js$': false,
  './TransWithoutContext.js$': false,
  './Translation.js$': false,
  './withTranslation.js$': false,
  './withSSR.js$': false,
  './useSSR.js$': false,
} as const;

/** Gatsby's own names hold file, class and hash: in hundreds of classes that is a kilobyte of every page. */
const CLASS_NAME = '[hash:base64:5]';

/** Loaders that name classes: others of the same rule have `modules` too, and allow nothing else in it. */
const styleLoaders = (rules: Rule[]): Loader[] =>
  rules.flatMap(({ oneOf = [], use }) => [
    ...styleLoaders(oneOf),
    ...(Array.isArray(use)
      ? use.filter(({ options }) => options?.modules && options.modules.localIdentName !== undefined)
      : []),
  ]);

/** Takes away Gatsby's group of all style sheets, which is written into every page: each page keeps the style of its own components. */
const splitStyles = ({ optimization }: BundleConfig): void => {
  const chunks = optimization?.splitChunks;
  if (chunks && chunks.cacheGroups) delete chunks.cacheGroups.styles;
};

/** Makes what browsers load smaller: short class names, in the served HTML too, nothing that is not used, and no source maps for strangers. */
export const slimBundle = (config: BundleConfig, stage: string): void => {
  if (!stage.startsWith('build')) return;
  for (const { options } of styleLoaders(config.module.rules))
    if (options?.modules) options.modules.localIdentName = CLASS_NAME;
  if (stage !== 'build-javascript') return;
  config.devtool = false;
  config.resolve.alias = { ...config.resolve.alias, ...UNUSED };
  splitStyles(config);
};

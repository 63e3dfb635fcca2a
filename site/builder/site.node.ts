import { writeFile } from 'node:fs/promises';

import { LOCALES } from '@sahra/schemas/constants';
import ar from '@sahra/schemas/messages/ar.json';
import en from '@sahra/schemas/messages/en.json';
import type { GatsbyNode } from 'gatsby';

import interfaceAr from '../src/locale/ar.json';
import interfaceEn from '../src/locale/en.json';
import { createGraphQuery } from './create-graph-query';
import { makePages } from './create-pages';
import { buildEnvironment } from './environment';
import { PAGES_FILE } from './page-files';
import { slimBundle } from './slim-bundle';
import type { BundleConfig } from './slim-bundle';
import { stringNamespaces } from './string-namespaces';

const SPLIT = { en: stringNamespaces(interfaceEn), ar: stringNamespaces(interfaceAr) };
const STRINGS = {
  interface: { en: SPLIT.en.interface, ar: SPLIT.ar.interface },
  gallery: { en: SPLIT.en.gallery, ar: SPLIT.ar.gallery },
  settings: { en: SPLIT.en.settings, ar: SPLIT.ar.settings },
  subscribe: { en: SPLIT.en.subscribe, ar: SPLIT.ar.subscribe },
  messages: { en, ar },
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(
    'type Locale implements Node @dontInfer { language: String! ns: String! data: String! }',
  );
};

/** Creates the nodes with interface strings and messages that gatsby-plugin-react-i18next reads. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async ({
  actions,
  createNodeId,
  createContentDigest,
}) => {
  for (const [ns, languages] of Object.entries(STRINGS)) {
    for (const language of LOCALES) {
      const data = JSON.stringify(languages[language]);
      await actions.createNode({
        id: createNodeId(`locale ${language} ${ns}`),
        language,
        ns,
        data,
        internal: { type: 'Locale', contentDigest: createContentDigest(data) },
      });
    }
  }
};

export const createPages: GatsbyNode['createPages'] = async ({ actions }) => {
  const { GATEWAY_URL, PUBLIC_URL } = buildEnvironment();
  await makePages({
    createPage: actions.createPage,
    ask: createGraphQuery(GATEWAY_URL),
    publicUrl: PUBLIC_URL,
  });
};

interface StyleExtractor {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean };
}

/**
 * CSS rules of one component never depend on those of another, so the order in which chunks load CSS does not
 * matter. A browser test checks this.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ getConfig, actions, stage }) => {
  const config = (getConfig as () => unknown)() as BundleConfig & { plugins: StyleExtractor[] };
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options)
      plugin.options.ignoreOrder = true;
  }
  slimBundle(config, stage);
  actions.replaceWebpackConfig(config);
};

interface PageList {
  allSitePage: { nodes: { path: string }[] };
}

/** Writes the list of pages of this build; other files in Gatsby's output come from earlier builds. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql }) => {
  const { data } = await graphql<PageList>('{ allSitePage { nodes { path } } }');
  if (!data) throw new Error('Gatsby does not say which pages it has');
  await writeFile(PAGES_FILE, JSON.stringify(data.allSitePage.nodes.map(({ path }) => path)));
};

import { writeFile } from 'node:fs/promises';

import type { GatsbyNode } from 'gatsby';

import { createGraphQuery } from './create-graph-query';
import { makePages } from './create-pages';
import { buildEnvironment } from './environment';
import { holdPageStyles } from './hold-page-styles';
import type { StyleExtractor } from './hold-page-styles';
import { readLocaleStrings, watchLocaleStrings } from './locale-strings';
import type { LocaleStrings } from './locale-strings';
import { PAGES_FILE } from './page-files';
import { slimBundle } from './slim-bundle';
import type { BundleConfig } from './slim-bundle';
import { speedUpBuild } from './speed-up-build';
import type { SpeedConfig } from './speed-up-build';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(
    'type Locale implements Node @dontInfer { language: String! ns: String! data: String! }',
  );
};

/**
 * Creates the nodes with interface strings and messages that gatsby-plugin-react-i18next reads. In development a
 * changed file is shown without a restart.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async ({
  actions,
  createNodeId,
  createContentDigest,
}) => {
  const createNodes = async (all: readonly LocaleStrings[]): Promise<void> => {
    for (const { ns, language, strings } of all) {
      const data = JSON.stringify(strings);
      await actions.createNode({
        id: createNodeId(`locale ${language} ${ns}`),
        language,
        ns,
        data,
        internal: { type: 'Locale', contentDigest: createContentDigest(data) },
      });
    }
  };
  const siteDir = process.cwd();
  await createNodes(await readLocaleStrings(siteDir));
  if (process.env['gatsby_executing_command'] === 'develop')
    watchLocaleStrings(siteDir, (all) => void createNodes(all));
};

export const createPages: GatsbyNode['createPages'] = async ({ actions }) => {
  const { GATEWAY_URL, PUBLIC_URL } = buildEnvironment();
  await makePages({
    createPage: actions.createPage,
    ask: createGraphQuery(GATEWAY_URL),
    publicUrl: PUBLIC_URL,
  });
};

/**
 * CSS rules of one component never depend on those of another, so the order in which chunks load CSS does not
 * matter. A browser test checks this.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ getConfig, actions, stage }) => {
  const config = (getConfig as () => unknown)() as BundleConfig & SpeedConfig;
  const plugins = (config.plugins ?? []) as StyleExtractor[];
  const extractors = plugins.filter(({ constructor }) => constructor.name === 'MiniCssExtractPlugin');
  for (const { options } of extractors) if (options) options.ignoreOrder = true;
  holdPageStyles(extractors, stage);
  slimBundle(config, stage);
  speedUpBuild(config, { stage, quick: buildEnvironment().QUICK_BUILD, siteDir: process.cwd() });
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

import { readFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';

import picomatch from 'picomatch';
import { tsImport } from 'tsx/esm/api';

import { trackedFiles } from '../process/tracked-files';

/** A glob of a configuration that is meant to match files of the project. */
export interface UsedGlob {
  config: string;
  glob: string;
  /** Folder that the glob is relative to. */
  folder: string;
}

interface LintConfig {
  files?: readonly string[];
  ignores?: readonly string[];
}

interface JestBase {
  SLOW: readonly string[];
  ESM_ONLY: readonly string[];
}

/** Returns the globs that match no file and no folder with files. */
export const complaintsAboutGlobs = (globs: readonly UsedGlob[], paths: readonly string[]): string[] =>
  globs
    .filter(({ glob, folder }) => {
      const whole = posix.join(folder, glob.replace(/^!/, ''));
      const matches = picomatch([whole, posix.join(whole, '**')], { dot: true });
      return !paths.some((path) => matches(path));
    })
    .map(({ config, glob }) => `${config}: "${glob}" matches no file of the project.`);

/** Returns the expressions that are found in none of the texts. */
export const complaintsAboutPatterns = (
  config: string,
  patterns: readonly string[],
  texts: readonly string[],
): string[] =>
  patterns
    .filter((pattern) => !texts.some((text) => new RegExp(pattern).test(text)))
    .map((pattern) => `${config}: ${pattern} matches nothing.`);

const globsOf = (config: string, globs: readonly string[] = [], folder = '.'): UsedGlob[] =>
  globs.map((glob) => ({ config, glob, folder }));

const globsOfLint = (config: string, entries: readonly LintConfig[]): UsedGlob[] =>
  // An entry with `ignores` alone names what tools generate.
  entries
    .filter(({ files }) => files !== undefined)
    .flatMap(({ files, ignores }) => [...globsOf(config, files), ...globsOf(config, ignores)]);

const globsOfTypes = (path: string, text: string): UsedGlob[] =>
  globsOf(path, (JSON.parse(text) as { include?: string[] }).include, dirname(path));

interface KnipConfig {
  workspaces: Record<string, { entry?: string[] }>;
}

/**
 * Loads knip.config.ts, which is a CommonJS module, because the root is no ES module. Its default export is that of
 * the module or, when the loader keeps the marks of CommonJS, the one within it.
 */
const loadKnipConfig = async (root: string): Promise<KnipConfig> => {
  const { default: exported } = (await tsImport(join(root, 'knip.config.ts'), import.meta.url)) as {
    default: KnipConfig | { default: KnipConfig };
  };
  return 'default' in exported ? exported.default : exported;
};

/**
 * Checks that each glob of the linters, knip, Jest and TypeScript matches a file of the project, and that Jest
 * transforms no package that is not installed. What names generated folders is not checked.
 */
export const check = async (root: string): Promise<string[]> => {
  const load = async <Config>(path: string): Promise<Config> =>
    ((await import(pathToFileURL(join(root, path)).href)) as { default: Config }).default;
  const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');
  const paths = await trackedFiles(root);
  const named = (name: RegExp): string[] => paths.filter((path) => name.test(path));

  const oxlint = JSON.parse(await read('.oxlintrc.json')) as { overrides: LintConfig[] };
  const stylelint = await load<{ ignoreFiles: string[]; overrides: LintConfig[] }>('stylelint.config.mjs');
  const knip = await loadKnipConfig(root);
  const jest = named(/(?:^|\/)jest(?:\.\w+)?\.config\.mjs$/).map(async (path) => {
    const { testMatch } = await load<{ testMatch?: string[] }>(path);
    return globsOf(
      path,
      testMatch?.map((glob) => glob.replace('<rootDir>/', '')),
      dirname(path),
    );
  });
  const types = named(/(?:^|\/)tsconfig\.json$/).map(async (path) => globsOfTypes(path, await read(path)));

  const globs = [
    ...globsOfLint('eslint.config.mjs', await load<LintConfig[]>('eslint.config.mjs')),
    ...globsOfLint('.oxlintrc.json', oxlint.overrides),
    ...globsOfLint('stylelint.config.mjs', stylelint.overrides),
    ...globsOf('stylelint.config.mjs', stylelint.ignoreFiles),
    ...Object.entries(knip.workspaces).flatMap(([workspace, { entry }]) =>
      globsOf(`knip.config.ts, ${workspace}`, entry, workspace),
    ),
    ...(await Promise.all([...jest, ...types])).flat(),
  ];
  const base = (await import(pathToFileURL(join(root, 'jest.base.mjs')).href)) as JestBase;
  const { packages } = JSON.parse(await read('package-lock.json')) as { packages: object };
  return [
    ...complaintsAboutGlobs(globs, paths),
    ...complaintsAboutPatterns(
      'jest.base.mjs',
      base.SLOW,
      named(/\.test\.tsx?$/).map((path) => `/${path}`),
    ),
    ...complaintsAboutPatterns(
      'jest.base.mjs',
      base.ESM_ONLY.map((name) => `/node_modules/${name}/`),
      Object.keys(packages).map((path) => `/${path}/`),
    ),
  ];
};

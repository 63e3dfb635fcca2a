import { cp, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { build, type BuildOptions, type Plugin } from 'esbuild';

import { sourceFiles } from './source-files';

/** Bundled packages: the contracts are TypeScript, and typebox is ES modules only. All others stay external. */
const INSIDE = /^(@sahra\/|typebox(\/|$))/;

const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup: (bundler) => {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || INSIDE.test(path) ? undefined : { path, external: true },
    );
  },
};

/**
 * Builds the code for `node dist/main.js`: entry points where Strapi expects them, and a copy of the content
 * types.
 */
export const buildServer = async (root: string, out: string): Promise<void> => {
  await Promise.all(
    ['config', 'src', 'main.js'].map((part) => rm(join(out, part), { recursive: true, force: true })),
  );
  const configFiles = (await sourceFiles(join(root, 'config'))).filter((file) => file.endsWith('.ts'));
  const settings: BuildOptions = {
    outdir: out,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'warning',
    plugins: [packagesOutside],
  };
  // Strapi reports every file in dist/config that is not a configuration, including source maps.
  await build({
    ...settings,
    entryPoints: configFiles.map((file) => ({ in: file, out: relative(root, file).replace(/\.ts$/, '') })),
  });
  await build({
    ...settings,
    sourcemap: true,
    entryPoints: [
      { in: join(root, 'src/index.ts'), out: 'src/index' },
      { in: join(root, 'src/main.ts'), out: 'main' },
    ],
  });
  const schemas = (await sourceFiles(join(root, 'src/api'), join(root, 'src/components'))).filter((file) =>
    file.endsWith('.json'),
  );
  await Promise.all(schemas.map((file) => cp(file, join(out, relative(root, file)))));
};

import { readFile, writeFile } from 'node:fs/promises';

import { build } from 'esbuild';

const textOf = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');

/**
 * Bundles the Gatsby configuration into ES modules in the site's folder, because Gatsby reads only those and our
 * configuration is TypeScript that imports the shared schemas. Does not rewrite unchanged files: in a container the
 * folder may be read-only.
 */
export const bundleConfig = async (siteDir: string): Promise<void> => {
  const { outputFiles } = await build({
    absWorkingDir: siteDir,
    entryPoints: { 'gatsby-config': 'builder/site.config.ts', 'gatsby-node': 'builder/site.node.ts' },
    outdir: '.',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    // Our own schemas are TypeScript and must be bundled; all other packages stay in node_modules.
    plugins: [
      {
        name: 'packages-stay-outside',
        setup(bundle) {
          bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            path.startsWith('@sahra/') || kind === 'entry-point'
              ? null
              : { path, external: true, sideEffects: false },
          );
        },
      },
    ],
  });
  for (const { path, text } of outputFiles) if ((await textOf(path)) !== text) await writeFile(path, text);
};

import { readFile, writeFile } from 'node:fs/promises';

import { build } from 'esbuild';

const textOf = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');

/** Gatsby reads its configuration as ES modules in the site's folder; ours is TypeScript that shares the contracts, so it is bundled first. Files that say the same already are left alone: in a container the folder may not be writable. */
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
    // Our own contracts are TypeScript and must be taken in; everything else stays in node_modules.
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

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { readExamples } from './read-examples';

const folder = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const dependenciesOf = (manifest: string): string[] => {
  const { dependencies } = JSON.parse(readFileSync(folder(manifest), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(dependencies);
};

/** `@sahra/schemas` is TypeScript source and must be bundled; npm packages, its own too, stay external. */
const external = [...dependenciesOf('package.json'), ...dependenciesOf('../schemas/package.json')].filter(
  (name) => name !== '@sahra/schemas',
);

rmSync(folder('dist'), { recursive: true, force: true });
mkdirSync(folder('dist/playground'), { recursive: true });

await build({
  entryPoints: [folder('src/main.ts')],
  outfile: folder('dist/main.js'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  external: external.flatMap((name) => [name, `${name}/*`]),
});

await build({
  entryPoints: [folder('playground/playground.tsx')],
  outdir: folder('dist/playground'),
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  loader: { '.woff2': 'dataurl', '.ttf': 'dataurl', '.svg': 'dataurl' },
  define: { 'process.env.NODE_ENV': '"production"' },
});
cpSync(folder('playground/index.html'), folder('dist/playground/index.html'));
writeFileSync(
  folder('dist/playground/examples.json'),
  JSON.stringify(readExamples(folder('playground/examples'))),
);

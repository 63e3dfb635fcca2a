import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import { buildSync } from 'esbuild';

/** The parts that typebox exports besides itself (`typebox/compile`, …). */
const PARTS = ['compile', 'error', 'format', 'guard', 'schema', 'system', 'type', 'value'];
const WHOLE = [
  "export * from './index.mjs';",
  "export { default } from './index.mjs';",
  ...PARTS.map((part) => `import * as ${part} from './${part}/index.mjs';`),
  `export const parts = { ${PARTS.join(', ')} };`,
].join('\n');

/** An index stays the same in most upgrades, the package around it does not. */
const VERSIONS = ['./node_modules/typebox/package.json', import.meta.url].map((url) =>
  readFileSync(new URL(url, import.meta.url)),
);

const wholeOf = (folder) => {
  const { outputFiles } = buildSync({
    stdin: { contents: WHOLE, resolveDir: folder },
    ...{ bundle: true, format: 'cjs', platform: 'node', target: 'es2022', write: false },
  });
  return outputFiles[0].text;
};

/**
 * Jest's transform of the files that typebox exports: its index has all 700 modules, the others refer to it. Else Jest
 * would transform each of them for each project, and load most of them for each suite.
 */
export default {
  getCacheKey: (_source, path) => {
    const hash = createHash('sha256').update(path);
    for (const version of VERSIONS) hash.update(version);
    return hash.digest('hex');
  },
  process: (_source, path) => {
    const folder = dirname(path);
    const part = basename(folder);
    return {
      code:
        part === 'build'
          ? wholeOf(folder)
          : `module.exports = { __esModule: true, ...require('../index.mjs').parts.${part} };`,
    };
  },
};

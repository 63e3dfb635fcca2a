import { join } from 'node:path';

import { runTaskCommand } from '../verify/task';

const CODEGEN = [join('node_modules', '@graphql-codegen', 'cli', 'esm', 'bin.js'), '--config', 'codegen.yml'];
const REST_TYPES = [join('scripts', 'codegen', 'write-rest-types.ts')];

/** Returns the differences that a generator reports. */
const complaintsOf = async (root: string, generator: readonly string[]): Promise<string[]> => {
  const { code, output } = await runTaskCommand(['npx', 'tsx', ...generator, '--check'], root);
  if (code === 0) return [];
  const stale = [...output.matchAll(/- (\S+)$/gm)].map(([, path = '']) => path.replace(`${root}/`, ''));
  if (stale.length === 0) return [`${generator[0] ?? ''} fails: ${output.trim()}`];
  return stale.map((path) => `${path} is out of date. Run \`npm run codegen\` and commit what it writes.`);
};

/**
 * Checks that all files generated from the SDL, the operations and the OpenAPI documents are committed and up to
 * date.
 */
export const check = async (root: string): Promise<string[]> =>
  (await Promise.all([CODEGEN, REST_TYPES].map((generator) => complaintsOf(root, generator)))).flat();

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import type { Bench } from '../scripts/bench/bench.command';

/**
 * Measures in a separate process, so that its memory use is not mixed with other code. The cms is also not an ES
 * module.
 */
const run: Bench['run'] = async (root, args) => {
  const measuring = spawn(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', join(root, 'bench/search/measure-search.ts'), ...args],
    { stdio: 'inherit' },
  );
  const [code] = (await once(measuring, 'exit')) as [number | null];
  return code === 0;
};

/**
 * Compares our search with MiniSearch as it is and with PostgreSQL, over the same folded words. `-- search 40000` uses 40,000 documents
 * instead of 10,000.
 */
export const bench: Bench = {
  compares: 'search with MiniSearch as it is, and with PostgreSQL’s arabic and pg_trgm',
  run,
};

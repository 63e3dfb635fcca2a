import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import type { Bench } from '../scripts/bench/bench.command';

/** Measured in a process of its own, whose memory is nobody else's; the cms is no ES module either. */
const run: Bench['run'] = async (root, args) => {
  const measuring = spawn(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', join(root, 'bench/search/measure-search.ts'), ...args],
    { stdio: 'inherit' },
  );
  const [code] = (await once(measuring, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The benchmark ended with ${String(code)}.`);
};

/** Our index against PostgreSQL over the same folded words. `-- search 40000` takes so many documents instead of 10,000. */
export const bench: Bench = { compares: 'search in memory with PostgreSQL’s arabic and pg_trgm', run };

import { join } from 'node:path';

import { loadModules } from '../process/load-modules';
import { PlainError } from '../process/plain-error';

/**
 * A benchmark in `bench/`: what it compares, and a run function that prints ratios to the named peers and returns
 * whether every target is met.
 */
export interface Bench {
  compares: string;
  run: (root: string, args: readonly string[]) => Promise<boolean>;
}

/** `npm run bench`: lists the benchmarks; `-- <name>` runs one, and ends with 1 when a target is missed. */
export const run = async (root: string, [wanted, ...args]: readonly string[]): Promise<number> => {
  const modules = await loadModules<{ bench: Bench }>(join(root, 'bench'), '.bench.ts');
  if (modules.size === 0) {
    process.stdout.write('There are no benchmarks yet: bench/ holds no *.bench.ts.\n');
    return wanted === undefined ? 0 : 1;
  }
  if (wanted === undefined) {
    for (const [name, { bench }] of modules) process.stdout.write(`${name.padEnd(12)} ${bench.compares}\n`);
    return 0;
  }
  const chosen = modules.get(wanted);
  if (!chosen)
    throw new PlainError(`There is no benchmark "${wanted}". There are: ${[...modules.keys()].join(', ')}.`);
  return (await chosen.bench.run(root, args)) ? 0 : 1;
};

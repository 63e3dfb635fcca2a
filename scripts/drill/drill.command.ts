import { join } from 'node:path';

import { errorText } from '../process/error-text';
import { loadModules } from '../process/load-modules';
import { PlainError } from '../process/plain-error';
import type { Drill } from './drill';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const loadDrills = async (root: string): Promise<Map<string, Drill>> => {
  const modules = await loadModules<{ drill: Drill }>(join(root, 'scripts', 'drill'), '.drill.ts');
  return new Map([...modules].map(([name, module]) => [name, module.drill]));
};

/** `npm run drill`: lists the drills; `-- <name>` runs one, `-- all` runs all. */
export const run = async (root: string, [wanted, ...args]: readonly string[]): Promise<number> => {
  const drills = await loadDrills(root);
  if (wanted === undefined) {
    for (const [name, { proves }] of drills) say(`${name.padEnd(12)} ${proves}`);
    say('\nRun one with "npm run drill -- <name>", or each of them with "npm run drill -- all".');
    return 0;
  }
  const chosen = [...drills].filter(([name]) => wanted === 'all' || name === wanted);
  if (chosen.length === 0)
    throw new PlainError(`There is no drill "${wanted}". There are: ${[...drills.keys()].join(', ')}.`);
  let failed = 0;
  for (const [name, drill] of chosen) {
    say(`${name}: ${drill.proves}`);
    try {
      await drill.run({ root, args, say });
    } catch (error) {
      failed += 1;
      say(errorText(error));
    }
  }
  say(`${chosen.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
};

import { join } from 'node:path';

import { loadModules } from '../process/load-modules';

interface CheckModule {
  check: (root: string) => Promise<string[]>;
}

/** Runs every `*.check.ts` in this folder. Returns the complaints of each by its name. */
export const runChecks = async (root: string): Promise<Map<string, string[]>> => {
  const modules = await loadModules<CheckModule>(join(root, 'scripts', 'checks'), '.check.ts');
  const results = await Promise.all(
    [...modules].map(async ([name, { check }]): Promise<[string, string[]]> => [name, await check(root)]),
  );
  return new Map(results);
};

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface CheckModule {
  check: (root: string) => Promise<string[]>;
}

const SUFFIX = '.check.ts';

/** Runs every `*.check.ts` of this folder; answers with what each has to complain about, by its name. */
export const runChecks = async (root: string): Promise<Map<string, string[]>> => {
  const folder = join(root, 'scripts', 'checks');
  const names = readdirSync(folder).filter((name) => name.endsWith(SUFFIX));
  const results = await Promise.all(
    names.map(async (name): Promise<[string, string[]]> => {
      const module = (await import(pathToFileURL(join(folder, name)).href)) as CheckModule;
      return [name.slice(0, -SUFFIX.length), await module.check(root)];
    }),
  );
  return new Map(results);
};

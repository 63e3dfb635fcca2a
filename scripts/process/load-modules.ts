import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Imports the modules of a folder whose names end in `suffix`, keyed by the name before it. */
export const loadModules = async <T>(folder: string, suffix: string): Promise<Map<string, T>> => {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(suffix)) : [];
  const modules = await Promise.all(
    names.map(async (name): Promise<[string, T]> => [
      name.slice(0, -suffix.length),
      (await import(pathToFileURL(join(folder, name)).href)) as T,
    ]),
  );
  return new Map(modules);
};

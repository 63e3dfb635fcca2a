import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

import { PlainError } from './plain-error';

interface Manifest {
  scripts?: Partial<Record<string, string>>;
}

/** Returns the scripts of a workspace's package.json by name. */
export const workspaceScripts = (root: string, workspace: string): Partial<Record<string, string>> => {
  const path = join(root, workspace, 'package.json');
  if (!existsSync(path)) return {};
  return (JSON.parse(readFileSync(path, 'utf8')) as Manifest).scripts ?? {};
};

const executable = (root: string, workspace: string, name: string): string => {
  const places = [join(root, workspace), root].map((folder) => join(folder, 'node_modules', '.bin', name));
  const found = places.find((place) => existsSync(place));
  if (found) return realpathSync(found);
  throw new PlainError(
    `${workspace}/package.json runs "${name}", which is not installed. Delete node_modules and start again.`,
  );
};

/**
 * Returns a workspace's script as one Node process, without npm and a shell: those would receive the signals and
 * hide the exit code. The script must therefore be one simple command.
 */
export const workspaceCommand = (
  root: string,
  workspace: string,
  script: string,
  nodeFlags: readonly string[],
): readonly [string, ...string[]] => {
  const text = workspaceScripts(root, workspace)[script];
  if (text === undefined) throw new PlainError(`${workspace}/package.json has no script "${script}".`);
  if (/[&|;<>'$`]|^\w+=/.test(text))
    throw new PlainError(
      `The script "${script}" of ${workspace}/package.json has to be one plain command, not: ${text}`,
    );
  const [program = '', ...flags] = (text.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));
  const entry = program === 'node' ? [] : [executable(root, workspace, program)];
  return [process.execPath, ...nodeFlags, ...entry, ...flags];
};

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const OUTPUT_MAX = 64 * 1024 ** 2;

/** Runs a git command that lists paths; returns those that exist, relative to `root`. */
export const gitPaths = (root: string, command: 'diff' | 'ls-files', ...flags: string[]): string[] =>
  // Without -z git puts names with other than ASCII characters in quotes.
  execFileSync('git', [command, '-z', ...flags], { cwd: root, encoding: 'utf8', maxBuffer: OUTPUT_MAX })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)));

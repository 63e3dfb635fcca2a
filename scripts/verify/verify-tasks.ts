import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { runChecks } from '../checks/run-checks';
import { workspaceScripts } from '../process/workspace-command';
import { toolTask, type Task } from './task';

interface RootManifest {
  workspaces: string[];
}

const CACHE = 'node_modules/.cache';

/** Returns one task for each workspace with TypeScript, using its "typecheck" script when it has one. */
const typeTasks = (root: string): Task[] => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as RootManifest;
  return workspaces
    .filter((workspace) => existsSync(join(root, workspace, 'tsconfig.json')))
    .map((workspace) => {
      const own = workspaceScripts(root, workspace)['typecheck'] !== undefined;
      const npm = ['npm', 'run', '-s', 'typecheck', '-w', workspace] as const;
      return toolTask(
        `types: ${workspace}`,
        own ? npm : ['node', 'node_modules/typescript-native/bin/tsc', '-p', workspace],
        root,
      );
    });
};

const checksTask = (root: string): Task => ({
  name: 'house and contract checks',
  run: async () => {
    const results = [...(await runChecks(root))];
    const complaints = results.filter(([, found]) => found.length > 0);
    return {
      passed: results.length - complaints.length,
      failed: complaints.length,
      output: complaints.map(([name, found]) => `${name}:\n  ${found.join('\n  ')}`).join('\n'),
    };
  },
});

/** Returns the checks of `npm run verify` and `npm test` that need no running product; the longest first. */
export const verifyTasks = (root: string): Task[] => [
  toolTask('oxlint', ['npx', 'oxlint'], root),
  toolTask(
    'ESLint',
    [
      'npx',
      'eslint',
      '.',
      '--max-warnings=0',
      '--cache',
      '--cache-strategy=content',
      `--cache-location=${CACHE}/eslint/`,
    ],
    root,
  ),
  ...typeTasks(root),
  toolTask('modules of accounts', ['npm', 'run', '-s', 'modules', '-w', 'accounts'], root),
  toolTask('oxfmt', ['npx', 'oxfmt', '--check'], root),
  toolTask('knip', ['npx', 'knip', '--no-progress'], root),
  toolTask('stylelint', ['npx', 'stylelint', '{site/src,cms/src/admin}/**/*.css', '--max-warnings=0'], root),
  checksTask(root),
];

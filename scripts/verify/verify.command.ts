import { changedFiles } from './changed-files';
import { jestTask } from './jest-task';
import { runTasks } from './run-tasks';
import { verifyTasks } from './verify-tasks';

/** The unit tests and one tool, or two tools: more would compete for a laptop's cores. */
const SIDE_BY_SIDE = 2;

/**
 * `npm run verify`: types, lint, formats, dead code, project and contract checks, and the fast unit tests of what
 * changed.
 */
export const run = async (root: string): Promise<number> => {
  const began = Date.now();
  const tests = jestTask('unit tests of what changed', root, {
    environment: { SAHRA_FAST: '1' },
    files: changedFiles(root),
  });
  const { passed, failed } = await runTasks([tests, ...verifyTasks(root)], SIDE_BY_SIDE);
  process.stdout.write(
    `\n${((Date.now() - began) / 1000).toFixed(0)} s\n${passed} passed, ${failed} failed\n`,
  );
  return failed === 0 ? 0 : 1;
};

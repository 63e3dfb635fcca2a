import { runProduct } from '../start/run-product';
import { changedFiles } from '../verify/changed-files';
import { jestTask } from '../verify/jest-task';
import { runTasks, type Summary } from '../verify/run-tasks';
import type { Task, TaskResult } from '../verify/task';
import { verifyTasks } from '../verify/verify-tasks';
import { browserTests } from './browser-tests';
import { findBrowser } from './find-browser';
import { selectAffectedSpecs } from './select-affected-specs';
import { testSettings } from './test-settings';

const PORT_BASE = '18500';
const NOT_STARTED: Summary = { passed: 0, failed: 1 };
const NOTHING: Summary = { passed: 0, failed: 0 };

const add = (summaries: readonly Summary[]): Summary => ({
  passed: summaries.reduce((sum, { passed }) => sum + passed, 0),
  failed: summaries.reduce((sum, { failed }) => sum + failed, 0),
});

/**
 * Starts a separate product on a fresh database, runs the browser tests against it and stops it. The browser tests
 * wait for `others`: they measure what moves on a page, which a busy machine changes.
 */
const testProduct = async (
  root: string,
  browser: string,
  args: readonly string[],
  others: Promise<unknown>,
): Promise<Summary> => {
  const portBase = process.env['TEST_PORT_BASE'] || PORT_BASE;
  const settings = testSettings(root, process.env, { name: 'test', portBase });
  let summary = NOT_STARTED;
  const code = await runProduct({
    settings,
    verbose: false,
    fresh: true,
    // A build during the tests would distort their timing.
    rebuild: false,
    quickBuild: true,
    whenReady: async () => {
      await others;
      summary = await browserTests(settings, browser, args);
      return 0;
    },
  });
  return code === 0 ? summary : add([summary, NOT_STARTED]);
};

/** Skips the tasks that have not begun when the run is stopped; without this, Ctrl-C would end only the current one. */
const untilStopped = (tasks: readonly Task[]): Task[] => {
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      stopped = true;
    });
  const skipped: TaskResult = { passed: 0, failed: 1, output: 'Not run: the tests were stopped.' };
  return tasks.map(({ name, run }) => ({ name, run: async () => (stopped ? skipped : run()) }));
};

/**
 * `npm test`: runs all checks of `npm run verify`, all unit and contract tests, and the browser tests. The checks and
 * the unit tests run beside the start of the product, whose longest step, the build of the pages, uses one core.
 * `npm test -- --browser` runs only the browser tests and passes further arguments to Playwright; `npm test --
 * --changed` runs the tests that the change can affect (docs/testing.md).
 */
export const run = async (root: string, args: readonly string[]): Promise<number> => {
  const began = Date.now();
  const browserOnly = args[0] === '--browser';
  const files = args[0] === '--changed' ? changedFiles(root) : undefined;
  const specs = files ? selectAffectedSpecs(files) : 'all';
  const own = browserOnly || files ? args.slice(1) : args;
  // Before anything runs: without a browser the command fails at once and leaves no unit tests running.
  const browser = specs === 'none' ? undefined : findBrowser('headless');
  const unitTests = browserOnly
    ? Promise.resolve(NOTHING)
    : runTasks([jestTask('unit and contract tests', root, files ? { files } : {})], 1);
  const tools = browserOnly ? Promise.resolve(NOTHING) : runTasks(untilStopped(verifyTasks(root)), 1);
  const others = Promise.all([unitTests, tools]);
  let browserSummary = NOTHING;
  if (browser !== undefined) {
    process.stdout.write('\nThe product, on ports and data of its own:\n');
    const chosen = typeof specs === 'string' ? [] : specs;
    browserSummary = await testProduct(root, browser, [...own, ...chosen], others);
  }
  const { passed, failed } = add([...(await others), browserSummary]);
  process.stdout.write(
    `\n${((Date.now() - began) / 1000).toFixed(0)} s\n${passed} passed, ${failed} failed\n`,
  );
  return failed === 0 ? 0 : 1;
};

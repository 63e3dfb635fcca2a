import { errorText } from '../process/error-text';
import type { Output } from '../process/progress';
import type { Task, TaskResult } from './task';

export interface Summary {
  passed: number;
  failed: number;
}

const report = (
  { name }: Task,
  { passed, failed, output, notes }: TaskResult,
  ms: number,
  out: Output,
): void => {
  const mark = failed === 0 ? '✓' : '✗';
  const counts = passed + failed === 1 ? '' : `   ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`;
  out.write(`${mark} ${name.padEnd(28)} ${(ms / 1000).toFixed(1).padStart(6)} s${counts}\n`);
  if (failed > 0) out.write(`${output.trimEnd().replace(/^/gm, '    ')}\n`);
  if (notes) out.write(`${notes.replace(/^/gm, '    ')}\n`);
};

/** Runs tasks, `side` of them in parallel, and reports the result of each. */
export const runTasks = async (
  tasks: readonly Task[],
  side: number,
  out: Output = process.stdout,
): Promise<Summary> => {
  const waiting = [...tasks];
  const summary: Summary = { passed: 0, failed: 0 };
  const work = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const began = Date.now();
      const result = await task
        .run()
        .catch((error: unknown) => ({ passed: 0, failed: 1, output: errorText(error) }));
      summary.passed += result.passed;
      summary.failed += result.failed;
      report(task, result, Date.now() - began, out);
    }
  };
  await Promise.all(Array.from({ length: side }, work));
  return summary;
};

import { spawn } from 'node:child_process';

import { PlainError } from '../process/plain-error';
import type { Drill } from './drill';

const RUNS = 300;

/**
 * Runs the property test of the cms with many more sequences. `-- drafts <number>` sets the number of each kind.
 */
export const drill: Drill = {
  proves: `${RUNS} orders of edits, publishes, unpublishes and discards of each kind of record: no language touches the other, no draft is seen.`,
  run: ({ root, args }) =>
    new Promise((resolve, reject) => {
      const child = spawn(
        process.execPath,
        ['node_modules/jest/bin/jest.js', '--selectProjects', 'cms', '--', 'drafts.property'],
        { cwd: root, stdio: 'inherit', env: { ...process.env, DRAFT_RUNS: args[0] ?? String(RUNS) } },
      );
      child.on('error', reject);
      child.on('exit', (code) => {
        if (code === 0) resolve();
        else reject(new PlainError('An order of edits was found that leaves a record wrong: see above.'));
      });
    }),
};

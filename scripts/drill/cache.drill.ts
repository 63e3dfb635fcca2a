import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { PlainError } from '../process/plain-error';
import type { Drill } from './drill';

/** `-- cache <number>` sets the number of generated keys. */
export const drill: Drill = {
  proves: '100,000 made-up keys: the memory of a gateway and the hit rate of ordinary pages stay flat.',
  run: async ({ root, args }) => {
    const code = await new Promise<number | null>((resolve, reject) => {
      const flags = ['--expose-gc', '--import', 'tsx', join('drills', 'cache.ts'), ...args];
      const child = spawn(process.execPath, flags, { cwd: join(root, 'gateway'), stdio: 'inherit' });
      child.on('error', reject);
      child.on('exit', resolve);
    });
    if (code !== 0) throw new PlainError('Keys of one caller push out what everybody reads: see above.');
  },
};

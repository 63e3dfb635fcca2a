import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { PlainError } from '../process/plain-error';
import type { Drill } from './drill';

/** `-- films FOLDER` gives the films of a folder to the running product instead of clips of every kind. */
export const drill: Drill = {
  proves:
    'The running product gets a film of every kind, as editors send them: what was found and changed, and what viewers get, measured: colours, offset, loudness, rate, length, languages.',
  run: async ({ root, args }) => {
    const child = spawn(process.execPath, ['--import', 'tsx', join('films', 'drill.ts'), ...args], {
      cwd: join(root, 'tests'),
      stdio: 'inherit',
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new PlainError('Films are not right: see above.');
  },
};

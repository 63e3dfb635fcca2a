import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { PlainError } from '../process/plain-error';
import type { Drill } from './drill';

/** `-- ingest <kills>` sets how often media is killed. */
export const drill: Drill = {
  proves:
    'kill -9 of media at 10 random moments of an upload and of the making of its film, every second one a replacement: what plays at the restart is whole, the former film plays until the new one is whole, the film is whole at the end, nothing is left over, no encoder runs on.',
  run: async ({ root, args }) => {
    const child = spawn(process.execPath, ['--import', 'tsx', join('drills', 'ingest.ts'), ...args], {
      cwd: join(root, 'media'),
      stdio: 'inherit',
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new PlainError('A killed media server left something wrong: see above.');
  },
};

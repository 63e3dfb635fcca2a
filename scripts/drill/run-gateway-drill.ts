import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { PlainError } from '../process/plain-error';
import type { DrillContext } from './drill';

/** Runs a drill of the gateway, which accesses its internals, in a separate process. */
export const runGatewayDrill = async (
  { root, args }: DrillContext,
  name: string,
  failure: string,
): Promise<void> => {
  const code = await new Promise<number | null>((resolve, reject) => {
    const flags = ['--expose-gc', '--import', 'tsx', join('drills', `${name}.ts`), ...args];
    const child = spawn(process.execPath, flags, { cwd: join(root, 'gateway'), stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', resolve);
  });
  if (code !== 0) throw new PlainError(failure);
};

import { spawn } from 'node:child_process';

import { withBuildLock } from './with-build-lock';

/** Entry of the rebuilder of a running product: builds the site as soon as no other build is running. */
const build = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', 'build', '-w', '@sahra/site'], { stdio: 'inherit' });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });

process.exitCode = await withBuildLock(process.cwd(), 'site', build);

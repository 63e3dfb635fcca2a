import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Runs a Gatsby CLI command in the site's folder. Rejects when the exit status is not 0. */
export const runGatsby = (
  siteDir: string,
  args: readonly string[],
  mode: 'production' | 'development',
): Promise<void> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, [require.resolve('gatsby/cli'), ...args], {
      cwd: siteDir,
      stdio: 'inherit',
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: mode },
    });
    child.on('error', fail);
    child.on('exit', (code, signal) =>
      code === 0 || signal !== null
        ? done()
        : fail(new Error(`gatsby ${args[0] ?? ''} ended with ${code ?? 'no status'}`)),
    );
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  });

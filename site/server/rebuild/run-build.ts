import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

const OUTPUT_KEPT = 4000;

/** How a build ended. */
export interface BuildOutcome {
  ok: boolean;
  seconds: number;
  /** End of what the build wrote. */
  output: string;
}

/** Runs the build command in its own process group, behind everything else that wants the processor; `signal` ends the whole group. */
export const runBuild = (command: string, cwd: string, signal: AbortSignal): Promise<BuildOutcome> =>
  new Promise((resolve) => {
    const startedAt = Date.now();
    const child = spawn(command, { cwd, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const { pid } = child;
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
    let output = '';
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-OUTPUT_KEPT);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const stop = (): void => {
      if (pid !== undefined && child.exitCode === null) process.kill(-pid, 'SIGTERM');
    };
    const end = (ok: boolean): void => {
      signal.removeEventListener('abort', stop);
      resolve({ ok, seconds: Math.round((Date.now() - startedAt) / 1000), output });
    };
    signal.addEventListener('abort', stop, { once: true });
    child.once('error', (error) => {
      keep(Buffer.from(error.message));
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });

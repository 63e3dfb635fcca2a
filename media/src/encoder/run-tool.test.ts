import { getPriority } from 'node:os';

import { runTool } from './run-tool';

const { signal } = new AbortController();

describe('a program that reads files of strangers', () => {
  it('gets no secret of ours', async () => {
    process.env['FILM_SECRET'] = 'only-media-knows-this';
    try {
      const { output } = await runTool(['env'], { signal });
      expect(output).toContain('PATH=');
      expect(output).not.toContain('only-media-knows-this');
    } finally {
      delete process.env['FILM_SECRET'];
    }
  });

  it('is ended when it takes too long, and the reason is said', async () => {
    await expect(runTool(['sleep', '60'], { signal, secondsMax: 0.1 })).rejects.toMatchObject({
      reason: 'ENCODER_FAILED',
      message: 'sleep took more than 0.1 seconds.',
    });
  });

  it('runs at low priority, unless somebody waits for it', async () => {
    const nicenessOf = async (isUrgent: boolean): Promise<number> =>
      Number((await runTool(['nice'], { signal, isUrgent })).output);
    const own = getPriority();
    expect(await nicenessOf(true)).toBe(own);
    expect(await nicenessOf(false)).toBe(Math.min(19, own + 10));
  });

  it('may take and write only so much', async () => {
    const limits = await runTool(['sh', '-c', 'ulimit -f; ulimit -v'], { signal });
    const [blocks, kib] = limits.output.trim().split('\n');
    expect(Number(blocks)).toBeGreaterThan(0);
    // macOS cannot limit memory.
    expect(Number(kib) > 0 || process.platform !== 'linux').toBe(true);
  });

  it.each([
    ['crashes', 'kill -SEGV $$'],
    ['has no memory left', 'echo "Cannot allocate memory" >&2; exit 1'],
  ])('is no damaged file when it %s', async (_, script) => {
    await expect(runTool(['sh', '-c', script], { signal })).rejects.toMatchObject({
      reason: 'ENCODER_FAILED',
    });
  });
});

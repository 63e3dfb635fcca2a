import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { progressSeconds } from './decoded-length';
import { findTools } from './find-tools';
import { probe } from './probe';

const run = promisify(execFile);
const { signal } = new AbortController();
const BYTES_MAX = 10_000_000;

it('a line of progress says how far the work is, in seconds', () => {
  expect(['out_time_ms=2500000', 'out_time_ms=N/A', 'frame=3'].map(progressSeconds)).toEqual([
    2.5,
    null,
    null,
  ]);
});

it('a file that does not say its length, as browsers record them, is as long as its decoded pictures', async () => {
  const tools = await findTools('');
  const folder = await mkdtemp(join(tmpdir(), 'sahra-length-'));
  try {
    // Into a pipe, which cannot go back to its beginning to say the length.
    const { stdout } = await run(
      tools.ffmpeg,
      [
        ...['-loglevel', 'error', '-f', 'lavfi', '-i', 'testsrc=duration=2:size=320x180:rate=25'],
        ...['-f', 'lavfi', '-i', 'sine=duration=2', '-c:v', 'libx264', '-preset', 'ultrafast'],
        ...['-pix_fmt', 'yuv420p', '-c:a', 'aac', '-f', 'matroska', 'pipe:1'],
      ],
      { encoding: 'buffer', maxBuffer: BYTES_MAX },
    );
    const file = join(folder, 'recorded.mkv');
    await writeFile(file, stdout);
    expect((await probe(tools, file, signal)).seconds).toBeCloseTo(2, 1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

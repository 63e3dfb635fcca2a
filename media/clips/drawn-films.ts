import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import type { DrawnFilms } from './clip';

const CMS = fileURLToPath(new URL('../../cms', import.meta.url));

/** Starts the tool of the cms that draws films. media imports nothing of the cms, so it is a process of its own. */
const startTool = (names: readonly string[]) =>
  spawn('npm', ['run', '-s', 'art:film', '--', ...names], {
    cwd: CMS,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Lists the films of the cms. */
export const readDrawnFilms = async (): Promise<DrawnFilms> => {
  const tool = startTool([]);
  const closed = once(tool, 'close');
  const list = await text(tool.stdout);
  await closed;
  return JSON.parse(list) as DrawnFilms;
};

/** Plays the sound of a story: 32-bit samples of one channel, 48,000 a second. */
export const playSound = async (name: string): Promise<Buffer> => {
  const tool = startTool(['--sound', name]);
  const closed = once(tool, 'close');
  const samples = await buffer(tool.stdout);
  await closed;
  return samples;
};

/** Draws the frames of some films, one after the other. `next` returns as many bytes of them as it is asked for. */
export const drawFrames = (names: readonly string[]) => {
  const chunks = startTool(names).stdout[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let held: Buffer = Buffer.alloc(0);
  return {
    next: async (bytes: number): Promise<Buffer> => {
      const parts: Buffer[] = [held];
      let length = held.length;
      while (length < bytes) {
        const chunk = await chunks.next();
        if (chunk.done) throw new Error('The frames end too early.');
        parts.push(chunk.value);
        length += chunk.value.length;
      }
      const all = Buffer.concat(parts);
      held = all.subarray(bytes);
      return all.subarray(0, bytes);
    },
  };
};

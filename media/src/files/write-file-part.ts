import { readSync } from 'node:fs';
import type { ServerResponse } from 'node:http';

/** Large enough that the cost of a read is small beside its bytes; a slow viewer holds one of them. */
const CHUNK_BYTES = 256 * 1024;
/** Chunks that are kept for the next file. New memory has to be cleared by the system first, which costs as much as a copy. */
const KEPT_MAX = 64;

const kept: Buffer[] = [];

/** Settles when the bytes have left this process, or when the viewer has gone. The last ones end the response. */
const write = (response: ServerResponse, bytes: Buffer, isLast: boolean): Promise<void> =>
  new Promise((settle) => {
    response.once('close', settle);
    if (isLast) {
      response.end(bytes, settle);
      return;
    }
    response.write(bytes, () => {
      response.off('close', settle);
      settle();
    });
  });

/** Writes the bytes from `start` up to `end` of an open file, and ends the response. */
export const writeFilePart = async (
  response: ServerResponse,
  descriptor: number,
  start: number,
  end: number,
): Promise<void> => {
  const chunk = kept.pop() ?? Buffer.allocUnsafeSlow(CHUNK_BYTES);
  try {
    for (let at = start; at < end && !response.destroyed;) {
      // As nginx does by default: nearly always the bytes are in memory, and another thread costs more than the copy.
      const bytes = readSync(descriptor, chunk, 0, Math.min(CHUNK_BYTES, end - at), at);
      if (bytes === 0) throw new Error('The file has become shorter.');
      at += bytes;
      await write(response, chunk.subarray(0, bytes), at === end);
    }
    if (start === end) response.end();
  } catch (error) {
    // The length has been promised: the viewer has to see that something is missing.
    response.destroy();
    throw error;
  } finally {
    if (kept.length < KEPT_MAX) kept.push(chunk);
  }
};

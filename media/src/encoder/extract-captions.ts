import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { REQUEST_LIMITS } from '@sahra/schemas/transfer-limits';

import type { FoundCaptions } from './file-facts';
import type { Tools } from './find-tools';
import type { Source } from './probe';
import { runTool } from './run-tool';
import { sourceInput } from './source-input';

/** Reads a file of captions; null when it is not there, or larger than an editor could send. */
const readSmall = async (file: string): Promise<Buffer | null> => {
  const size = await stat(file).then(
    (found) => found.size,
    () => Infinity,
  );
  return size > REQUEST_LIMITS.bodyBytes ? null : readFile(file);
};

/** Where captions are read from and written to. */
interface Extraction {
  tools: Tools;
  source: Source;
  /** Folder for the files of ffmpeg. */
  folder: string;
  signal: AbortSignal;
}

const fileOf = (folder: string, { index }: FoundCaptions): string => join(folder, `${index}.txt`);

/** Writes captions as files in one run, and returns those that were written. What fails together is tried one by one. */
const write = async (extraction: Extraction, wanted: readonly FoundCaptions[]): Promise<FoundCaptions[]> => {
  const { tools, source, folder, signal } = extraction;
  const outputs = wanted.flatMap((found) => {
    const { codec, format } = found.output ?? {};
    if (codec === undefined || format === undefined) return [];
    return ['-map', `0:${found.index}`, '-c', codec, '-f', format, `file:${fileOf(folder, found)}`];
  });
  const command = [tools.ffmpeg, '-hide_banner', '-loglevel', 'error', '-nostats', '-y'];
  try {
    await runTool([...command, ...sourceInput(source), ...outputs], { signal });
    return [...wanted];
  } catch (error) {
    // A film does without captions that cannot be read; the editor is told.
    if (signal.aborted) throw error;
    if (wanted.length <= 1) return [];
    const written: FoundCaptions[] = [];
    for (const each of wanted) written.push(...(await write(extraction, [each])));
    return written;
  }
};

/** Returns captions inside a file as files of captions, by the number of their stream. Those that fail are missing. */
export const extractCaptions = async (
  extraction: Extraction,
  wanted: readonly FoundCaptions[],
): Promise<Map<number, Buffer>> => {
  const texts = new Map<number, Buffer>();
  if (wanted.length === 0) return texts;
  await mkdir(extraction.folder, { recursive: true });
  for (const written of await write(extraction, wanted)) {
    const text = await readSmall(fileOf(extraction.folder, written));
    if (text) texts.set(written.index, text);
  }
  return texts;
};

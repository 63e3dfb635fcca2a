import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

import { findTools } from '../encoder/find-tools';

const run = promisify(execFile);

/** Captions to put into a file: an SRT text, and the language that the file says; `und` for none. */
export interface AddedCaptions {
  srt: string;
  language: string;
}

/** Writes the video `clip` with captions inside, in the format of ffmpeg that is named, to `file`. */
export const addCaptions = async (
  clip: string,
  file: string,
  format: 'mov_text' | 'srt' | 'ass' | 'webvtt' | 'ttml',
  captions: readonly AddedCaptions[],
): Promise<void> => {
  const { ffmpeg } = await findTools(process.env['PATH'] ?? '');
  const texts = captions.map((_, index) => `${file}.${index}.srt`);
  for (const [index, { srt }] of captions.entries()) await writeFile(texts[index] ?? '', srt);
  await run(ffmpeg, [
    ...['-loglevel', 'error', '-y', '-i', clip, ...texts.flatMap((text) => ['-i', text])],
    ...['-map', '0', ...captions.flatMap((_, index) => ['-map', String(index + 1)])],
    ...['-c', 'copy', '-c:s', format],
    ...captions.flatMap(({ language }, index) => [`-metadata:s:s:${index}`, `language=${language}`]),
    file,
  ]);
};

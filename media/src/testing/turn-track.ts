import { readFile, writeFile } from 'node:fs/promises';

const ONE = 65_536;

/** Writes the MP4 `film` to `file` with this matrix in the header of its first track (ISO/IEC 14496-12, tkhd). */
export const turnTrack = async (
  film: string,
  file: string,
  [a, b, c, d]: readonly [number, number, number, number],
): Promise<void> => {
  const bytes = await readFile(film);
  const at = bytes.indexOf('tkhd') + 44;
  [a, b, 0, c, d].forEach((value, index) => bytes.writeInt32BE(value * ONE, at + index * 4));
  await writeFile(file, bytes);
};

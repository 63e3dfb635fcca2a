/** Formats of captions that are read. */
export type CaptionFormat = 'ass' | 'frames' | 'lrc' | 'sami' | 'scc' | 'timed' | 'ttml';

const RULES: readonly (readonly [CaptionFormat, RegExp])[] = [
  ['timed', /^\s*WEBVTT\b/u],
  ['scc', /^\s*Scenarist_SCC/u],
  ['ttml', /<(?:\w+:)?tt[\s>]/u],
  ['sami', /<sami\b|<sync\s+start\s*=/iu],
  ['ass', /^\s*\[script info\]|^\s*\[v4\+? styles\]|^Dialogue\s*:.*\d:\d\d:\d\d/imu],
  ['frames', /^\s*(?:\{\d+\}\{\d*\}|\[\d+\]\[\d*\])/mu],
  ['lrc', /^\s*\[\d+:\d+(?:[.:,]\d+)?\](?!.*\d:\d\d.*>)/mu],
];

/** Finds the format of a text file by what is in it: names of files are often wrong. */
export const formatOf = (text: string): CaptionFormat =>
  RULES.find(([, sign]) => sign.test(text))?.[0] ?? 'timed';

/** Files that are taken for captions and are none. */
export type ForeignFile = 'archive' | 'pictures' | 'document' | 'film' | 'picture' | 'page';

const byBytes = (...bytes: number[]): string => Buffer.from(bytes).toString('latin1');
const FOREIGN: readonly (readonly [ForeignFile, readonly string[]])[] = [
  ['archive', ['PK\u0003\u0004', 'Rar!', '7z\u00BC\u00AF', byBytes(0x1f, 0x8b), 'BZh']],
  ['pictures', [byBytes(0, 0, 1, 0xba), 'PG\u0000', '# VobSub']],
  ['document', ['%PDF', byBytes(0xd0, 0xcf, 0x11, 0xe0), '{\\rtf']],
  ['film', [byBytes(0x1a, 0x45, 0xdf, 0xa3), 'RIFF', 'OggS', 'ID3']],
  ['picture', ['\u0089PNG', byBytes(0xff, 0xd8, 0xff), 'GIF8']],
];
const PAGE = /^\s*(?:<!doctype html|<html[\s>])/iu;

/** Returns what a file is that holds no captions; null when it may hold some. */
export const foreignFile = (file: Uint8Array): ForeignFile | null => {
  const head = Buffer.from(file.subarray(0, 512))
    .toString('latin1')
    .replace(/^\u00EF\u00BB\u00BF/u, '');
  const found = FOREIGN.find(([, signs]) => signs.some((sign) => head.startsWith(sign)))?.[0];
  if (found) return found;
  if (head.slice(4, 8) === 'ftyp') return 'film';
  return PAGE.test(head) && !/<sami/iu.test(head) ? 'page' : null;
};

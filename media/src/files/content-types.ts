import { extname } from 'node:path';

/** Media types of the files of a film, by their extension. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['.m3u8', 'application/vnd.apple.mpegurl'],
  ['.m4s', 'video/iso.segment'],
  ['.mp4', 'video/mp4'],
  ['.vtt', 'text/vtt; charset=utf-8'],
  ['.jpg', 'image/jpeg'],
]);

export const contentTypeOf = (file: string): string => TYPES.get(extname(file)) ?? 'application/octet-stream';

import { extname } from 'node:path';

/** Media types of the files of a film, by their extension. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['.m3u8', 'application/vnd.apple.mpegurl'],
  ['.m4s', 'video/iso.segment'],
  ['.mp4', 'video/mp4'],
  ['.m4a', 'audio/x-m4a'],
  ['.vtt', 'text/vtt; charset=utf-8'],
  ['.jpg', 'image/jpeg'],
]);

export const contentTypeOf = (file: string): string => TYPES.get(extname(file)) ?? 'application/octet-stream';

/** Media types that are worth compressing: playlists, captions and the index of a storyboard. Films are compressed already. */
export const TEXT_TYPES = /^(?:text\/|application\/vnd\.apple\.mpegurl)/;

/**
 * Marks the validator of a text as weak: its compressed and its plain bytes share it (RFC 9110, section 8.8.1). Other
 * validators stay strong.
 */
export const etagFor = (type: string, etag: string): string =>
  TEXT_TYPES.test(type) && !etag.startsWith('W/') ? `W/${etag}` : etag;

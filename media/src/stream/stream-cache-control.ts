import type { MediaGrant } from '@sahra/schemas/media-url';

import type { Stream } from '../library/library';

/** Files of a film that never change under their URL. */
const SEGMENT = /\.(?:m4s|mp4)$/;

/**
 * Returns the Cache-Control of a recorded file: the browser may keep it until its URL expires. Segments never change;
 * the list of qualities does while a film is made.
 */
export const streamCacheControl = (
  stream: Stream,
  file: string,
  { expiry }: MediaGrant,
  nowMs: number,
): string => {
  if (stream.mayChange(file)) return 'private, no-cache';
  const seconds = Math.max(0, Math.floor(expiry - nowMs / 1000));
  return `private, max-age=${seconds}${SEGMENT.test(file) ? ', immutable' : ''}`;
};

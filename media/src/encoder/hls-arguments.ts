import { join } from 'node:path';

import type { Source } from './probe';

/** Length of a segment, as in the films of the seeds. */
export const SEGMENT_SECONDS = 4;

export const words = (text: string): string[] => text.split(' ');

/** ffmpeg arguments for the sound of a film with these filters, of which null is none; none for a film without sound. */
export const soundArguments = (
  source: Source,
  kbps: number,
  filters: readonly (string | null)[],
): string[] => {
  if (source.audio === null) return [];
  const used = [...filters, 'aresample=48000:async=1:first_pts=0'].filter((filter) => filter !== null);
  return [
    ...['-map', `0:${source.audio}`, '-af', used.join(',')],
    ...words(`-c:a aac -b:a ${kbps}k -ac 2 -ar 48000`),
  ];
};

/** ffmpeg arguments that write HLS with fragmented MP4 into `folder`: `init.mp4`, `index.m3u8` and the segments. */
export const hlsArguments = (folder: string): string[] => [
  ...words('-map_metadata -1 -map_chapters -1 -sn -dn'),
  ...words(`-f hls -hls_time ${SEGMENT_SECONDS} -hls_playlist_type vod -hls_flags independent_segments`),
  ...words('-hls_segment_type fmp4 -hls_fmp4_init_filename init.mp4 -hls_segment_filename'),
  ...[join(folder, '%d.m4s'), join(folder, 'index.m3u8')],
];

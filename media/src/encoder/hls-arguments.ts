import { join } from 'node:path';

import type { Layout, SourceSound } from './source-sounds';

/** Length of a segment, as in the films of the seeds. */
export const SEGMENT_SECONDS = 4;

export const words = (text: string): string[] => text.split(' ');

/** ffmpeg arguments that take a sound of an input through filters. */
export const soundInput = (
  { streams }: SourceSound,
  filters: readonly string[],
  input = 0,
): readonly string[] => {
  const [first, ...others] = streams.map((index) => `${input}:${index}`);
  if (others.length === 0) return ['-map', first ?? '', '-af', filters.join(',')];
  const labels = streams.map((index) => `[${input}:${index}]`).join('');
  return [
    ...['-filter_complex', `${labels}amerge=inputs=${streams.length},${filters.join(',')}[sound]`],
    ...['-map', '[sound]'],
  ];
};

/** A sound with the filters that make it ready ({@link measureMix}). */
export interface Mix {
  sound: SourceSound;
  layout: Layout;
  filters: string;
}

/** ffmpeg arguments for a sound of a film, from this input; `more` are filters after those of the mix. */
export const soundArguments = (
  { sound, layout, filters }: Mix,
  kbps: number,
  { input = 0, more = [] }: { input?: number; more?: readonly string[] } = {},
): string[] => [
  ...soundInput(sound, [filters, ...more, 'aresample=48000:async=1:first_pts=0'], input),
  ...words(`-c:a aac -b:a ${kbps}k -ac ${layout === 'stereo' ? 2 : 6} -ar 48000`),
];

/** ffmpeg arguments that write HLS with fragmented MP4 into `folder`: `init.mp4`, `index.m3u8` and the segments. */
export const hlsArguments = (folder: string): string[] => [
  ...words('-map_metadata -1 -map_chapters -1 -sn -dn'),
  ...words(`-f hls -hls_time ${SEGMENT_SECONDS} -hls_playlist_type vod -hls_flags independent_segments`),
  ...words('-hls_segment_type fmp4 -hls_fmp4_init_filename init.mp4 -hls_segment_filename'),
  ...[join(folder, '%d.m4s'), join(folder, 'index.m3u8')],
];

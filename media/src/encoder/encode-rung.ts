import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Tools } from './find-tools';
import type { Rung } from './ladder';
import { INPUT_OPTIONS, type Source } from './probe';
import { runTool } from './run-tool';

const KEYFRAME_SECONDS = 2;
/** As in the films of the seeds. */
const SEGMENT_SECONDS = 4;
const MICROSECONDS = 1_000_000;

/** What one quality is made of. */
export interface RungJob {
  source: Source;
  rung: Rung;
  /** Filter of {@link measureLoudness}. */
  loudness: string | null;
  /** Folder for `init.mp4`, `index.m3u8` and the segments. */
  folder: string;
}

const words = (text: string): string[] => text.split(' ');

const pictureFilter = ({ source, rung }: RungJob): string =>
  [
    ...(source.interlaced ? ['yadif'] : []),
    `fps=${source.frameRate}:start_time=0`,
    `scale=${rung.width}:${rung.height}:flags=bicubic`,
    'setsar=1',
    'format=yuv420p',
  ].join(',');

const soundArguments = ({ source, rung, loudness }: RungJob): string[] => {
  if (source.audio === null) return [];
  const filters = [...(loudness === null ? [] : [loudness]), 'aresample=48000:async=1:first_pts=0'];
  return [
    ...['-map', `0:${source.audio}`, '-af', filters.join(',')],
    ...words(`-c:a aac -b:a ${rung.audioKbps}k -ac 2 -ar 48000`),
  ];
};

/** Encodes one quality as HLS with fragmented MP4. `onProgress` receives the part that is done, from 0 to 1. */
export const encodeRung = async (
  tools: Tools,
  job: RungJob,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<void> => {
  const { source, rung, folder } = job;
  await mkdir(folder, { recursive: true });
  const command = [
    ...[tools.ffmpeg, ...words('-hide_banner -loglevel error -nostats -progress pipe:1 -y')],
    ...[...INPUT_OPTIONS, '-i', `file:${source.path}`],
    ...['-map', `0:${source.video}`, '-vf', pictureFilter(job)],
    // No B-frames: they delay the first picture, and a channel that loops the film would have a gap.
    ...words('-c:v libx264 -preset fast -profile:v main -bf 0 -crf 23'),
    ...words(`-maxrate ${rung.videoKbps}k -bufsize ${rung.videoKbps * 2}k -sc_threshold 0`),
    ...words(`-g ${Math.ceil(source.framesPerSecond * KEYFRAME_SECONDS)}`),
    // By time, so that every quality can be left for another one at the same moments.
    ...['-force_key_frames', `expr:gte(t,n_forced*${KEYFRAME_SECONDS})`],
    ...soundArguments(job),
    ...words('-map_metadata -1 -map_chapters -1 -sn -dn'),
    ...words(`-f hls -hls_time ${SEGMENT_SECONDS} -hls_playlist_type vod -hls_flags independent_segments`),
    ...words('-hls_segment_type fmp4 -hls_fmp4_init_filename init.mp4 -hls_segment_filename'),
    ...[join(folder, '%d.m4s'), join(folder, 'index.m3u8')],
  ];
  await runTool(command, {
    signal,
    onLine: (line) => {
      const done = /^out_time_ms=(\d+)/.exec(line)?.[1];
      if (done !== undefined) onProgress(Math.min(1, Number(done) / MICROSECONDS / source.seconds));
    },
  });
};

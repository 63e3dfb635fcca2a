import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import type { Tools } from '../../media/src/encoder/find-tools';
import type { ClipSound } from '../../media/src/testing/make-sounds-clip';

const run = promisify(execFile);

/** What a clip has beside the pattern. */
export interface Clip {
  /** Such as `320x180`. */
  size?: string;
  rate?: number;
  seconds?: number;
  /** Filters after the pattern, which is RGB. */
  filters?: string;
  /** Options of ffmpeg for the pictures; H.264 in 4:2:0 when absent. */
  video?: string;
  audio?: string;
  /** Options before the sounds, such as `-itsoffset`. */
  beforeSound?: string;
  sounds?: readonly ClipSound[];
  soundSeconds?: number;
}

/** Length of a clip in seconds, and when its flash and its beep begin. */
export const CLIP_SECONDS = 3;
const [FLASH, FLASH_END] = [1, 1.08];

const X264 = '-c:v libx264 -preset veryfast -crf 20 -pix_fmt yuv420p';
/** Filters and options for BT.709 with its tags. */
export const BT709 = {
  filters: 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
  video: `${X264} -colorspace bt709 -color_trc bt709 -color_primaries bt709 -color_range tv`,
} as const;

/** Grey, with red, green, blue and yellow corners, a bar that moves, and a white flash in the centre. */
const pattern = ({ size = '320x180', rate = 25, seconds = CLIP_SECONDS }: Clip): string => {
  const box = (x: string, y: string, colour: string, enable = ''): string =>
    `drawbox=x=${x}:y=${y}:w=iw/5:h=ih/5:c=${colour}:t=fill${enable}`;
  return [
    `color=c=0x808080:s=${size}:r=${rate}:d=${seconds},format=rgb24`,
    ...[box('0', '0', 'red'), box('iw-iw/5', '0', 'lime')],
    ...[box('0', 'ih-ih/5', 'blue'), box('iw-iw/5', 'ih-ih/5', 'yellow')],
    box('iw*2/5', 'ih*2/5', 'white', `:enable='between(t,${FLASH},${FLASH_END - 0.001})'`),
  ].join(',');
};

const bar = ({ size = '320x180', rate = 25, seconds = CLIP_SECONDS }: Clip): string => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const sides = [width / 16, height / 6].map((side) => 2 * Math.round(side / 2));
  return `color=c=white:s=${sides.join('x')}:r=${rate}:d=${seconds},format=rgb24`;
};

const tone = (seconds: number, { layout = 'stereo' }: ClipSound, index: number): string => {
  const beep = `0.4*sin(2*PI*1000*t)*between(t,${FLASH},${FLASH_END})`;
  const wave = `0.1*sin(2*PI*${440 * (index + 1)}*t)+${beep}`;
  return `aevalsrc='${wave}':s=48000:d=${seconds},aformat=channel_layouts=${layout}`;
};

const words = (options: string): string[] => options.split(' ').filter(Boolean);

/** Writes a clip of the pattern, with a tone and a beep at the moment of the flash. */
export const writeClip = async ({ ffmpeg }: Tools, file: string, clip: Clip = {}): Promise<void> => {
  const { sounds = [{}], seconds = CLIP_SECONDS, filters = 'null' } = clip;
  const inputs = sounds.flatMap((sound, index) => [
    ...[...words(clip.beforeSound ?? ''), '-f', 'lavfi', '-i'],
    tone(clip.soundSeconds ?? seconds, sound, index),
  ]);
  const moved = `[0][1]overlay=x='mod(t*W/2,W)':y=H*0.62:format=rgb,${filters}[v]`;
  const tags = sounds.flatMap(({ language }, index) =>
    language === undefined ? [] : [`-metadata:s:a:${index}`, `language=${language}`],
  );
  await run(ffmpeg, [
    ...['-loglevel', 'error', '-y', '-f', 'lavfi', '-i', pattern(clip)],
    ...['-f', 'lavfi', '-i', bar(clip), ...inputs, '-filter_complex', moved, '-map', '[v]'],
    ...sounds.flatMap((_, index) => ['-map', `${index + 2}:a`]),
    ...[...words(clip.video ?? X264), ...words(clip.audio ?? '-c:a aac -b:a 96k'), ...tags, file],
  ]);
};

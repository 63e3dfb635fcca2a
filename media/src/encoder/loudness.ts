import type { Tools } from './find-tools';
import { soundInput } from './hls-arguments';
import { runTool } from './run-tool';
import { sourceInput } from './source-input';
import type { Layout, SourceSound } from './source-sounds';

/** Programme loudness and true peak that EBU R 128 demands, in LUFS and dBTP. */
const TARGET = { loudness: -23, peak: -1 } as const;
const RANGE = { min: 7, max: 20 } as const;
/** Below it there is nothing to hear, and nothing to measure. */
const SILENCE = -70;
/** ffmpeg knows where so many channels are heard, even of files that do not say it. */
const CHANNELS_MAX = 8;

interface Measured {
  input_i: string;
  input_tp: string;
  input_lra: string;
  input_thresh: string;
  target_offset: string;
}

const rangeOf = (measured: Measured): number =>
  Math.min(RANGE.max, Math.max(RANGE.min, Number(measured.input_lra)));

const filterOf = (options: readonly string[]): string =>
  [`loudnorm=I=${TARGET.loudness}`, `TP=${TARGET.peak}`, ...options].join(':');

/**
 * Filter that brings a sound to these channels. Of very many channels the first two are the mix (EBU R 123); of a sphere
 * (ambisonics) the first one is the whole sound without its directions.
 */
const foldOf = ({ channels, layout: from }: SourceSound, layout: Layout): string => {
  if (layout === 'stereo' && from.startsWith('ambisonic')) return 'pan=stereo|c0=c0|c1=c0';
  if (layout === 'stereo' && channels > CHANNELS_MAX) return 'pan=stereo|c0=c0|c1=c1';
  return `aformat=channel_layouts=${layout}`;
};

/**
 * Measures a sound of a file and returns the filters that fold it to `layout` and bring it to EBU R 128. It is folded
 * first: channels that are added up are louder than each of them. Two passes, because a measured film keeps its quiet and
 * its loud scenes. Silence has no loudness, and is only folded.
 */
export const measureMix = async (
  { ffmpeg }: Tools,
  path: string,
  sound: SourceSound,
  layout: Layout,
  signal: AbortSignal,
): Promise<string> => {
  const fold = foldOf(sound, layout);
  const { log } = await runTool(
    [
      ...[ffmpeg, '-hide_banner', '-nostats', ...sourceInput({ path })],
      ...soundInput(sound, [fold, filterOf([`LRA=${RANGE.max}`, 'print_format=json'])]),
      ...['-f', 'null', '-'],
    ],
    { signal },
  );
  const json = /\{[^{}]*"input_i"[^{}]*\}/.exec(log)?.[0];
  if (json === undefined) return fold;
  const measured = JSON.parse(json) as Measured;
  const loudness = Number(measured.input_i);
  if (!Number.isFinite(loudness) || loudness <= SILENCE) return fold;
  const loudnorm = filterOf([
    `LRA=${rangeOf(measured)}`,
    `measured_I=${measured.input_i}`,
    `measured_TP=${measured.input_tp}`,
    `measured_LRA=${measured.input_lra}`,
    `measured_thresh=${measured.input_thresh}`,
    `offset=${measured.target_offset}`,
    'linear=true',
  ]);
  return `${fold},${loudnorm}`;
};

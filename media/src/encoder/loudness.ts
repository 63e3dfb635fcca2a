import type { Tools } from './find-tools';
import type { Source } from './probe';
import { runTool } from './run-tool';
import { sourceInput } from './source-input';

/** Programme loudness and true peak that EBU R 128 demands, in LUFS and dBTP. */
const TARGET = { loudness: -23, peak: -1 } as const;
const RANGE = { min: 7, max: 20 } as const;

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
 * Measures the sound of a file and returns the filter that brings it to EBU R 128; null without sound, and for
 * silence, which has no loudness. Two passes, because a measured film keeps its quiet and its loud scenes.
 */
export const measureLoudness = async (
  tools: Tools,
  source: Source,
  signal: AbortSignal,
): Promise<string | null> => {
  if (source.audio === null) return null;
  const { log } = await runTool(
    [
      ...[tools.ffmpeg, '-hide_banner', '-nostats', ...sourceInput(source)],
      ...['-map', `0:${source.audio}`, '-af', filterOf([`LRA=${RANGE.max}`, 'print_format=json'])],
      ...['-f', 'null', '-'],
    ],
    { signal },
  );
  const json = /\{[^{}]*"input_i"[^{}]*\}/.exec(log)?.[0];
  if (json === undefined) return null;
  const measured = JSON.parse(json) as Measured;
  if (!Number.isFinite(Number(measured.input_i)) || Number(measured.input_i) <= -70) return null;
  return filterOf([
    `LRA=${rangeOf(measured)}`,
    `measured_I=${measured.input_i}`,
    `measured_TP=${measured.input_tp}`,
    `measured_LRA=${measured.input_lra}`,
    `measured_thresh=${measured.input_thresh}`,
    `offset=${measured.target_offset}`,
    'linear=true',
  ]);
};

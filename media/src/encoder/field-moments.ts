import type { Tools } from './find-tools';
import type { Source } from './probe';
import { runTool } from './run-tool';
import { sourceInput } from './source-input';

const SECONDS = 1;
/** The steps of fields with moments of their own differ by a twentieth, those of whole pictures by three fifths and more. */
const RATIO_MAX = 1.3;
/** Smallest mean step between two fields, of 255, that tells anything. */
const STEP_MIN = 0.02;
/** Part of the steps that counts, without the longest: a cut is one of them. */
const COUNTED = 0.9;

const STEP = /^lavfi\.signalstats\.YAVG=([\d.]+)/;
const FILTERS = [
  ...['scale=iw/2:ih/4:flags=area', 'tblend=all_mode=difference', 'signalstats'],
  'metadata=mode=print:key=lavfi.signalstats.YAVG:file=-',
] as const;

const sumOf = (steps: readonly number[]): number =>
  [...steps]
    .sort((one, other) => one - other)
    .slice(0, Math.ceil(steps.length * COUNTED))
    .reduce((sum, step) => sum + step, 0);

/** Returns whether each second step is as long as those between; undefined where too little moves. */
const areAlike = (steps: readonly number[]): boolean | undefined => {
  const [one, other] = [0, 1].map((part) => sumOf(steps.filter((_, index) => index % 2 === part)));
  const [short, long] = [Math.min(one ?? 0, other ?? 0), Math.max(one ?? 0, other ?? 0)];
  if (long === 0 || long < (steps.length / 2) * STEP_MIN) return undefined;
  return long <= short * RATIO_MAX;
};

/**
 * Returns whether the two fields of a picture show two moments, at most of these seconds of a film: then the step from a
 * field to the next is always as long. The fields of a whole picture show one moment, so every second step is short; idet
 * cannot tell that where hard edges scroll. Fields are made smaller first, so that edges between their lines do not count.
 */
export const haveOwnMoments = async (
  { ffmpeg }: Tools,
  source: Source,
  fields: 'tff' | 'bff',
  seconds: readonly number[],
  signal: AbortSignal,
): Promise<boolean> => {
  let votes = 0;
  for (const second of seconds) {
    const steps: number[] = [];
    const filters = [`bwdif=mode=send_field:parity=${fields}:deint=all`, ...FILTERS].join(',');
    await runTool(
      [
        ...[ffmpeg, '-hide_banner', '-loglevel', 'error', '-nostats'],
        ...sourceInput(source, ['-ss', second.toFixed(3)]),
        ...['-map', `0:${source.video}`, '-t', String(SECONDS), '-vf', filters, '-f', 'null', '-'],
      ],
      {
        signal,
        onLine: (line) => {
          const step = STEP.exec(line)?.[1];
          if (step !== undefined) steps.push(Number(step));
        },
      },
    );
    const alike = areAlike(steps);
    if (alike !== undefined) votes += alike ? 1 : -1;
  }
  return votes > 0;
};

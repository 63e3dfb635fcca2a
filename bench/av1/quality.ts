import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { filmPictures } from '../../media/src/encoder/colour';
import type { Rung } from '../../media/src/encoder/ladder';
import type { Source } from '../../media/src/encoder/probe';

const run = promisify(execFile);

/** Filters of ffmpeg that say how near pictures are to others, in dB. */
type Metric = 'xpsnr' | 'psnr';

/**
 * Returns XPSNR, which weighs errors by what eyes see, where ffmpeg has it (7.1 and newer), else PSNR. Debian's has none, and
 * docs/decisions/0221 says why npm gives us none.
 */
export const findMetric = async (ffmpeg: string): Promise<Metric> => {
  const { stdout } = await run(ffmpeg, ['-hide_banner', '-filters']);
  return stdout.includes(' xpsnr ') ? 'xpsnr' : 'psnr';
};

/** Returns how near the luma of encoded pictures is to that of the clip at their size. */
export const readQuality = async (
  ffmpeg: string,
  metric: Metric,
  encoded: string,
  { path, colour, frameRate }: Source,
  { width, height }: Rung,
): Promise<number> => {
  const original = [`fps=${frameRate}:start_time=0`, ...filmPictures(colour, width, height)].join(',');
  const graph = `[1]${original}[original];[original][0]${metric}`;
  const { stderr } = await run(ffmpeg, [
    ...['-hide_banner', '-i', encoded, '-i', path, '-filter_complex', graph, '-f', 'null', '-'],
  ]);
  const said = /PSNR +y: ?([\d.]+)/.exec(stderr)?.[1];
  if (said === undefined) throw new Error(`ffmpeg does not say how near ${encoded} is.`);
  return Number(said);
};

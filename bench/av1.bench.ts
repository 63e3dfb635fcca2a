import { mkdtemp, rm, stat } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

import { encodeRung } from '../media/src/encoder/encode-rung';
import { findTools } from '../media/src/encoder/find-tools';
import { joinSegments } from '../media/src/encoder/join-segments';
import { ladderOf, type Rung } from '../media/src/encoder/ladder';
import { probe, type Source } from '../media/src/encoder/probe';
import type { VideoCodec } from '../media/src/encoder/video-codec';
import type { Bench } from '../scripts/bench/bench.command';
import { CLIP_SECONDS, makeClips } from './av1/make-clips';
import { findMetric, readQuality } from './av1/quality';

/** Target: bytes of AV1 as a part of those of H.264, at equal or better quality. */
const WANTED = 0.55;
const SIDE = 1080;

interface Encoded {
  bytes: number;
  quality: number;
}

const run: Bench['run'] = async (root, [side = String(SIDE)]) => {
  const folder = await mkdtemp(join(tmpdir(), 'sahra-bench-'));
  const { signal } = new AbortController();
  try {
    const tools = await findTools(process.env['PATH'] ?? '');
    if (tools.facts.av1Lacks.length > 0) {
      process.stdout.write(`${tools.ffmpeg} cannot make AV1: ${tools.facts.av1Lacks.join('; ')}.\n`);
      return false;
    }
    const metric = await findMetric(tools.ffmpeg);
    const encode = async (source: Source, rung: Rung, codec: VideoCodec): Promise<Encoded> => {
      const at = join(folder, codec);
      await rm(at, { recursive: true, force: true });
      await encodeRung(tools, { source, rung, codec, mix: null, folder: at }, signal, () => undefined);
      const file = join(folder, `${codec}.mp4`);
      await joinSegments(at, file);
      return {
        bytes: (await stat(file)).size,
        quality: await readQuality(tools.ffmpeg, metric, file, source, rung),
      };
    };

    const clips = await makeClips(tools.ffmpeg, root, folder, Number(side));
    process.stdout.write(
      `Pictures of ${clips.length} clips of ${CLIP_SECONDS} seconds in every quality, as media makes them, with ffmpeg ${tools.facts.version}: AV1 / H.264.\n` +
        `Bytes, and ${metric.toUpperCase()} of the luma beside the clip at the size of the quality; load ${(loadavg()[0] ?? 0).toFixed(1)}.\n\n`,
    );
    let kept = true;
    for (const { name, file } of clips) {
      const source = await probe(tools, file, signal);
      const sums = { av1: 0, h264: 0 };
      const cells: string[] = [];
      for (const rung of ladderOf(source.width, source.height)) {
        const h264 = await encode(source, rung, 'h264');
        const av1 = await encode(source, rung, 'av1');
        sums.h264 += h264.bytes;
        sums.av1 += av1.bytes;
        const gained = av1.quality - h264.quality;
        if (gained < 0) kept = false;
        cells.push(
          `${rung.name} ${(av1.bytes / h264.bytes).toFixed(2)} ${gained < 0 ? '' : '+'}${gained.toFixed(1)} dB`,
        );
      }
      const ratio = sums.av1 / sums.h264;
      if (ratio > WANTED) kept = false;
      process.stdout.write(
        `${name.padEnd(22)} ${ratio.toFixed(2)} of ${Math.round(sums.h264 / 1000)} KB   ${cells.join('   ')}\n`,
      );
    }
    process.stdout.write(
      `\n${kept ? 'Kept' : 'MISSED'}: at most ${WANTED} of the bytes of H.264, and no quality worse.\n`,
    );
    return kept;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Compares the bytes of films in AV1 with those in H.264. An argument is the height of the clips. */
export const bench: Bench = { compares: 'the ladder in AV1 with the one in H.264', run };

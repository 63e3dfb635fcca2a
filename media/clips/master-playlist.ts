import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { FRAMES_PER_SECOND } from './clip';
import { AUDIO_CODEC, type Rendition } from './rendition';

const SEGMENT_LINES = /#EXTINF:([\d.]+),\n(\S+)/g;

/** Peak and average bit rate of a written rendition, as RFC 8216 defines them: measured, not promised. */
const measure = async (folder: string): Promise<{ peak: number; average: number }> => {
  const playlist = await readFile(join(folder, 'index.m3u8'), 'utf8');
  let peak = 0;
  let bits = 0;
  let seconds = 0;
  for (const [, duration, file] of playlist.matchAll(SEGMENT_LINES)) {
    const size = (await stat(join(folder, file ?? ''))).size * 8;
    peak = Math.max(peak, size / Number(duration));
    bits += size;
    seconds += Number(duration);
  }
  return { peak: Math.ceil(peak), average: Math.ceil(bits / seconds) };
};

/** The playlist that lists the renditions, smallest first. */
export const masterPlaylist = async (folder: string, renditions: readonly Rendition[]): Promise<string> => {
  const variants = await Promise.all(
    renditions.map(async ({ name, width, height, codec }) => {
      const { peak, average } = await measure(join(folder, name));
      const attributes = [
        `BANDWIDTH=${peak}`,
        `AVERAGE-BANDWIDTH=${average}`,
        `CODECS="${codec},${AUDIO_CODEC}"`,
        `RESOLUTION=${width}x${height}`,
        `FRAME-RATE=${FRAMES_PER_SECOND.toFixed(3)}`,
      ];
      return `#EXT-X-STREAM-INF:${attributes.join(',')}\n${name}/index.m3u8`;
    }),
  );
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...variants].join('\n') + '\n';
};

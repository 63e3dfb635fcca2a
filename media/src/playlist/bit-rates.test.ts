import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { bitRatesOf, measureBitRates } from './bit-rates';

const segment = (seconds: number, bitRate: number) => ({ seconds, bits: seconds * bitRate });

describe('bitRatesOf', () => {
  it('of whole segments is the bit rate of the largest', () => {
    expect(bitRatesOf([segment(4, 100_000), segment(4, 300_000)], 4)).toEqual({
      peak: 300_000,
      average: 200_000,
    });
  });

  it('does not count a last segment of a moment alone, but together with its neighbour', () => {
    const segments = [segment(4, 500_000), segment(4, 600_000), segment(0.04, 7_000_000)];
    const { peak, average } = bitRatesOf(segments, 4);
    expect(peak).toBe(Math.ceil((4 * 600_000 + 0.04 * 7_000_000) / 4.04));
    expect(average).toBeLessThan(peak);
  });

  it('counts several short segments together, up to one and a half target durations', () => {
    const segments = [1, 1, 1, 1, 1, 1, 1].map((seconds, index) =>
      segment(seconds, index < 2 ? 900_000 : 100_000),
    );
    expect(bitRatesOf(segments, 4).peak).toBe(900_000);
    expect(bitRatesOf(segments.slice(1), 4).peak).toBe(500_000);
  });

  it('of a film shorter than half a target duration is its average', () => {
    expect(bitRatesOf([segment(0.4, 200_000)], 1)).toEqual({ peak: 200_000, average: 200_000 });
  });
});

describe('measureBitRates', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sahra-bit-rates-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('reads the segments that a playlist names, and their lengths', async () => {
    const lines = ['#EXTM3U', '#EXT-X-TARGETDURATION:4', '#EXT-X-MAP:URI="init.mp4"'];
    const listed = ['#EXTINF:4.000000,', '0.m4s', '#EXTINF:0.040000,', '1.m4s', '#EXT-X-ENDLIST', ''];
    await writeFile(join(folder, 'index.m3u8'), [...lines, ...listed].join('\n'));
    await writeFile(join(folder, '0.m4s'), Buffer.alloc(100_000));
    await writeFile(join(folder, '1.m4s'), Buffer.alloc(20_000));
    expect(await measureBitRates(folder)).toEqual({
      peak: Math.ceil((120_000 * 8) / 4.04),
      average: Math.ceil((120_000 * 8) / 4.04),
      seconds: 4.04,
    });
  });
});

import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { firstPictureEnd, writeKeyPictures } from './key-pictures';

/** A quality of the seeds, which our encoder made. */
const QUALITY = resolve(__dirname, '../../library/clips/cup/360p');
/** Kind of the unit of H.264 that is a key picture. */
const IDR = 5;

/** Returns the kinds of the units of H.264 in bytes that have a length before each; throws when they do not end there. */
const unitsOf = (bytes: Buffer): number[] => {
  const kinds: number[] = [];
  let at = 0;
  while (at < bytes.length) {
    const size = bytes.readUInt32BE(at);
    kinds.push((bytes[at + 4] ?? 0) & 0x1f);
    at += 4 + size;
  }
  if (at !== bytes.length) throw new Error('The last unit is cut.');
  return kinds;
};

describe('firstPictureEnd', () => {
  it.each(['0.m4s', '1.m4s'])('is where the key picture at the beginning of %s ends', async (name) => {
    const segment = await readFile(join(QUALITY, name));
    const pictures = segment.indexOf('mdat') + 4;
    const units = unitsOf(segment.subarray(pictures, firstPictureEnd(segment)));
    expect(units.at(-1)).toBe(IDR);
  });

  it('refuses what is no segment', () => {
    expect(() => firstPictureEnd(Buffer.from('This is a letter, and not a film.'))).toThrow('is no segment');
  });
});

describe('writeKeyPictures', () => {
  it('lists the first picture of every segment, and says what it costs to show them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sahra-key-pictures-'));
    try {
      await cp(QUALITY, folder, { recursive: true });
      const { peak, average } = await writeKeyPictures(folder);
      const ends = await Promise.all(
        ['0.m4s', '1.m4s'].map(async (name) => firstPictureEnd(await readFile(join(folder, name)))),
      );
      expect(peak).toBe(Math.ceil((Math.max(...ends) * 8) / 4));
      expect(average).toBeLessThanOrEqual(peak);
      expect((await readFile(join(folder, 'iframes.m3u8'), 'utf8')).split('\n').slice(3)).toEqual([
        ...['#EXT-X-MEDIA-SEQUENCE:0', '#EXT-X-PLAYLIST-TYPE:VOD', '#EXT-X-I-FRAMES-ONLY'],
        '#EXT-X-MAP:URI="init.mp4"',
        ...['#EXTINF:4.000,', `#EXT-X-BYTERANGE:${ends[0]}@0`, '0.m4s'],
        ...['#EXTINF:4.000,', `#EXT-X-BYTERANGE:${ends[1]}@0`, '1.m4s'],
        ...['#EXT-X-ENDLIST', ''],
      ]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

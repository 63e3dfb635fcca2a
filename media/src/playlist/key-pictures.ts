import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type BitRates, bitRatesOf } from './bit-rates';
import { parseMediaPlaylist } from './media-playlist';

/** Playlist of the first pictures of the segments, which players show while somebody winds. */
export const KEY_PICTURES = 'iframes.m3u8';

/** A box of ISO/IEC 14496-12, without its head. */
interface Box {
  type: string;
  start: number;
  end: number;
}

const HEAD_BYTES = 8;
/** Enough for the head of a segment: its tables have some 16 bytes for each picture and each frame of sound. */
const READ_BYTES = 65_536;

/** Flags of `trun` for the fields that stand before and in its entries, each of four bytes (ISO/IEC 14496-12, 8.8.8). */
const TRUN = { offset: 0x1, firstFlags: 0x4, duration: 0x100, size: 0x200 } as const;
/** Flags of `tfhd` for its fields, with their bytes. The default size comes after the first three. */
const TFHD = { base: 0x1, description: 0x2, duration: 0x8, size: 0x10 } as const;

function* boxesIn(bytes: Buffer, start: number, end: number): Generator<Box> {
  let at = start;
  while (at + HEAD_BYTES <= end) {
    const size = bytes.readUInt32BE(at);
    if (size < HEAD_BYTES) return;
    yield { type: bytes.toString('latin1', at + 4, at + 8), start: at + HEAD_BYTES, end: at + size };
    at += size;
  }
}

const find = (bytes: Buffer, within: Pick<Box, 'start' | 'end'>, type: string): Box | undefined => {
  for (const box of boxesIn(bytes, within.start, Math.min(within.end, bytes.length))) {
    if (box.type === type) return box;
  }
  return undefined;
};

const defaultSize = (bytes: Buffer, { start }: Box): number => {
  const flags = bytes.readUInt32BE(start) & 0xffffff;
  if ((flags & TFHD.size) === 0) return 0;
  const before =
    ((flags & TFHD.base) === 0 ? 0 : 8) +
    ((flags & TFHD.description) === 0 ? 0 : 4) +
    ((flags & TFHD.duration) === 0 ? 0 : 4);
  return bytes.readUInt32BE(start + 8 + before);
};

/**
 * Returns how many bytes of a segment end with its first picture, which is a key picture. `bytes` is the beginning of the
 * segment; its first track has the pictures. Throws for what is no segment of ours.
 */
export const firstPictureEnd = (bytes: Buffer): number => {
  const moof = find(bytes, { start: 0, end: bytes.length }, 'moof');
  const traf = moof && find(bytes, moof, 'traf');
  const tfhd = traf && find(bytes, traf, 'tfhd');
  const trun = traf && find(bytes, traf, 'trun');
  if (!moof || !tfhd || !trun) throw new Error('is no segment of fragmented MP4');
  const flags = bytes.readUInt32BE(trun.start) & 0xffffff;
  if ((flags & TRUN.offset) === 0) throw new Error('does not say where its pictures are');
  const offset = bytes.readInt32BE(trun.start + 8);
  const entry = trun.start + 12 + ((flags & TRUN.firstFlags) === 0 ? 0 : 4);
  const size =
    (flags & TRUN.size) === 0
      ? defaultSize(bytes, tfhd)
      : bytes.readUInt32BE(entry + ((flags & TRUN.duration) === 0 ? 0 : 4));
  return moof.start - HEAD_BYTES + offset + size;
};

const readHead = async (path: string): Promise<Buffer> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(READ_BYTES), 0, READ_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/**
 * Writes `iframes.m3u8` beside the playlist of an encoded quality, with the first picture of each segment as a range of
 * its bytes, and returns the bit rates of these pictures.
 */
export const writeKeyPictures = async (folder: string): Promise<BitRates> => {
  const playlist = parseMediaPlaylist(await readFile(join(folder, 'index.m3u8'), 'utf8'));
  const { targetSeconds, initUri, segments } = playlist;
  const lines = [
    ...['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${targetSeconds}`, '#EXT-X-MEDIA-SEQUENCE:0'],
    ...['#EXT-X-PLAYLIST-TYPE:VOD', '#EXT-X-I-FRAMES-ONLY', `#EXT-X-MAP:URI="${initUri}"`],
  ];
  const sized: { bits: number; seconds: number }[] = [];
  for (const { uri, durationMs } of segments) {
    const bytes = firstPictureEnd(await readHead(join(folder, uri)));
    const seconds = durationMs / 1000;
    sized.push({ bits: bytes * 8, seconds });
    lines.push(`#EXTINF:${seconds.toFixed(3)},`, `#EXT-X-BYTERANGE:${bytes}@0`, uri);
  }
  await writeFile(join(folder, KEY_PICTURES), `${[...lines, '#EXT-X-ENDLIST'].join('\n')}\n`);
  return bitRatesOf(sized, targetSeconds);
};

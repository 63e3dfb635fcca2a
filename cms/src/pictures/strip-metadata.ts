import sharp from 'sharp';

import { isBareAvif } from './is-bare-avif';
import type { PictureFormat } from './picture-format';
import { strippedGif } from './stripped-gif';

/** JPEG (ITU-T T.81): markers of the picture itself: frames, tables, scans, restarts. */
const isOfJpeg = (marker: number, content: Buffer): boolean => {
  const begins = (text: string): boolean => content.toString('latin1', 0, text.length) === text;
  if (marker === 0xe0) return begins('JFIF\0');
  if (marker === 0xe2) return begins('ICC_PROFILE\0');
  if (marker === 0xee) return begins('Adobe');
  return (marker >= 0xc0 && marker <= 0xcf) || (marker >= 0xda && marker <= 0xdd);
};

/** End of the coded data of a scan: the next marker, except restarts and `FF 00`, which is data. */
const scanEnd = (bytes: Buffer, from: number): number => {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
};

/** Phones add films and further pictures behind the end of a JPEG, with positions of their own. */
const strippedJpeg = (bytes: Buffer): Buffer => {
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) break;
    const head = at + 2 + bytes.readUInt16BE(at + 2);
    const end = marker === 0xda ? scanEnd(bytes, head) : head;
    if (isOfJpeg(marker, bytes.subarray(at + 4, head))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, Buffer.from([0xff, 0xd9])]);
};

/** PNG (third edition): chunks of the picture, its colours and its animation, not of texts, times and Exif. */
const PNG_CHUNKS =
  /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|mDCV|cLLI|sBIT|bKGD|hIST|pHYs|sPLT|acTL|fcTL|fdAT)$/u;

const strippedPng = (bytes: Buffer): Buffer => {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (PNG_CHUNKS.test(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
};

/** WebP (RFC 9649): `VP8X` says which other chunks there are; bit 2 is XMP, bit 3 Exif. */
const WEBP_CHUNKS = /^(?:VP8 |VP8L|VP8X|ALPH|ANIM|ANMF|ICCP)$/u;
const WEBP_METADATA = 0b0000_1100;
const WEBP_FRAME_HEAD = 16;

const webpChunks = (bytes: Buffer): Buffer => {
  const kept: Buffer[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const next = at + 8 + length + (length % 2);
    let chunk = Buffer.from(bytes.subarray(at, next));
    if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~WEBP_METADATA, 8);
    if (name === 'ANMF') {
      // A frame has chunks of its own.
      const frame = 8 + WEBP_FRAME_HEAD;
      chunk = Buffer.concat([chunk.subarray(0, frame), webpChunks(chunk.subarray(frame))]);
      chunk.writeUInt32LE(chunk.length - 8, 4);
    }
    if (WEBP_CHUNKS.test(name)) kept.push(chunk);
    at = next;
  }
  return Buffer.concat(kept);
};

const strippedWebp = (bytes: Buffer): Buffer => {
  const body = webpChunks(bytes.subarray(12, 8 + bytes.readUInt32LE(4)));
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([head, body]);
};

/** Encodings that nobody can tell from the original. */
const encoded = (picture: sharp.Sharp, format: PictureFormat): sharp.Sharp => {
  switch (format) {
    case 'jpeg':
      return picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
    case 'png':
      return picture.png();
    case 'webp':
      return picture.webp({ quality: 95, effort: 2 });
    case 'avif':
      return picture.avif({ quality: 80, effort: 2 });
    case 'gif':
      return picture.gif();
  }
};

/** Turns each frame of a WebP by itself: together they are one tall picture. */
const turnedFrames = async (bytes: Buffer, pages: number): Promise<Buffer> => {
  const { delay, loop } = await sharp(bytes, { animated: true }).metadata();
  const frames: Buffer[] = [];
  for (let page = 0; page < pages; page += 1)
    frames.push(await sharp(bytes, { page }).autoOrient().png().toBuffer());
  const times = { ...(delay && { delay }), ...(loop !== undefined && { loop }) };
  return sharp(frames, { join: { animated: true } })
    .webp({ quality: 95, effort: 2, ...times })
    .toBuffer();
};

/**
 * Returns a picture upright and without what is not for the public: position, camera, author, captions, programs, and
 * whatever follows its end. The pixels and the colour profile of a picture stay as they are; only one that is turned,
 * and an AVIF with more in it than a picture, is encoded again.
 */
export const stripMetadata = async (bytes: Buffer, format: PictureFormat): Promise<Buffer> => {
  const { orientation = 1, pages = 1, exif, xmp, iptc, space } = await sharp(bytes).metadata();
  const isTurned = orientation > 1;
  if (isTurned && pages > 1 && format === 'webp') return turnedFrames(bytes, pages);
  // Browsers show the four inks of printers in other colours each.
  if (isTurned || space === 'cmyk') return encoded(sharp(bytes).autoOrient(), format).toBuffer();
  switch (format) {
    case 'jpeg':
      return strippedJpeg(bytes);
    case 'png':
      return strippedPng(bytes);
    case 'webp':
      return strippedWebp(bytes);
    case 'gif':
      return strippedGif(bytes);
    case 'avif':
      return !exif && !xmp && !iptc && isBareAvif(bytes) ? bytes : encoded(sharp(bytes), format).toBuffer();
  }
};

import { open } from 'node:fs/promises';

import sharp, { type Metadata } from 'sharp';

import type { LocalizedMessage } from '../checks/localized-message';
import { pictureFormatOf, SIGNATURE_BYTES, type PictureFormat } from './picture-format';
import { MAX_BYTES, MAX_PIXELS } from './picture-limits';

/** Uploaded file that is not in the media library yet. */
export interface IncomingFile {
  /** File name from the sender. */
  name: string;
  path: string;
  bytes: number;
}

type Checked = { format: PictureFormat } | { problem: LocalizedMessage };

const MILLION = 1_000_000;

const millions = (count: number): string => (count / MILLION).toFixed(1).replace(/\.0$/, '');

const tooHeavy = (bytes: number): LocalizedMessage => ({
  en: `The file has ${millions(bytes)} MB, and ${millions(MAX_BYTES)} MB is the most. Save it smaller or as a JPEG.`,
  ar: `حجم الملف ${millions(bytes)} ميغابايت والحد الأقصى ${millions(MAX_BYTES)}. احفظه بحجم أصغر أو بصيغة JPEG.`,
});

const tooWide = (width: number, height: number): LocalizedMessage => ({
  en: `The picture is ${width} × ${height}, and ${millions(MAX_PIXELS)} million pixels are the most. Pages show at most 2880 across: make it smaller.`,
  ar: `أبعاد الصورة ${width} × ${height} والحد الأقصى ${millions(MAX_PIXELS)} مليون بكسل. أقصى عرض في الصفحات 2880، فصغّرها.`,
});

const notAPicture = (name: string): LocalizedMessage => ({
  en: `“${name}” is not a picture that pages can show. Save it as JPEG, PNG, WebP, AVIF or GIF.`,
  ar: `الملف «${name}» ليس صورة يمكن للصفحات عرضها. احفظه بصيغة JPEG أو PNG أو WebP أو AVIF أو GIF.`,
});

const broken = (name: string): LocalizedMessage => ({
  en: `The picture “${name}” is damaged or incomplete. Open it, save it again and upload the new file.`,
  ar: `الصورة «${name}» تالفة أو غير مكتملة. افتحها واحفظها من جديد ثم ارفع الملف الجديد.`,
});

const headOf = async (path: string): Promise<Buffer> => {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/** Format as the decoder reports it; an AVIF is a HEIF with AV1 inside. */
const decodedAs = ({ format, compression }: Metadata): string =>
  format === 'heif' && compression === 'av1' ? 'avif' : format;

/** Returns the result of `work`, or null when the decoder cannot read the file. */
const readable = async <Result>(work: Promise<Result>): Promise<Result | null> => {
  try {
    return await work;
  } catch {
    return null;
  }
};

/**
 * Detects the picture format from the content, never from the name. The decoder reads only files with a known
 * signature, and decodes only sizes that pages can use.
 */
export const checkPicture = async ({ name, path, bytes }: IncomingFile): Promise<Checked> => {
  if (bytes > MAX_BYTES) return { problem: tooHeavy(bytes) };
  const format = pictureFormatOf(await headOf(path));
  if (!format) return { problem: notAPicture(name) };
  const metadata = await readable(sharp(path, { limitInputPixels: false }).metadata());
  if (!metadata) return { problem: broken(name) };
  if (decodedAs(metadata) !== format) return { problem: notAPicture(name) };
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS) return { problem: tooWide(width, height) };
  return (await readable(sharp(path).stats())) ? { format } : { problem: broken(name) };
};

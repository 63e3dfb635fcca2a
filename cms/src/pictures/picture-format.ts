/** Raster format that the media library accepts: all formats that browsers show and that cannot hold a script. */
export type PictureFormat = 'avif' | 'gif' | 'jpeg' | 'png' | 'webp';

interface Signature {
  format: PictureFormat;
  /** Pattern for the first bytes, read as Latin-1. */
  pattern: RegExp;
}

/** Number of first bytes that are enough for every signature. */
export const SIGNATURE_BYTES = 16;

/** File signatures of the formats: RFC 2083 (PNG), RFC 9649 (WebP), ISO/IEC 23000-22 (AVIF). */
const SIGNATURES: readonly Signature[] = [
  { format: 'jpeg', pattern: /^\xff\xd8\xff/ },
  { format: 'png', pattern: /^\x89PNG\r\n\x1a\n/ },
  { format: 'gif', pattern: /^GIF8[79]a/ },
  { format: 'webp', pattern: /^RIFF[^]{4}WEBP/ },
  { format: 'avif', pattern: /^[^]{4}ftyp(?:avif|avis|mif1|msf1)/ },
];

/** File extension and media type by format. */
export const STORED_AS: Readonly<Record<PictureFormat, { extension: string; mime: string }>> = {
  avif: { extension: '.avif', mime: 'image/avif' },
  gif: { extension: '.gif', mime: 'image/gif' },
  jpeg: { extension: '.jpg', mime: 'image/jpeg' },
  png: { extension: '.png', mime: 'image/png' },
  webp: { extension: '.webp', mime: 'image/webp' },
};

/** Detects the format by the first bytes, before any decoding; null for all other formats. */
export const pictureFormatOf = (head: Buffer): PictureFormat | null =>
  SIGNATURES.find(({ pattern }) => pattern.test(head.toString('latin1')))?.format ?? null;

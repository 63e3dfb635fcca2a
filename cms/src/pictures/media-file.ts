import type { Readable } from 'node:stream';

/** A file on its way into the media library, as the upload plugin and its providers hand it on. */
export interface MediaFile {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  width?: number | null;
  height?: number | null;
  /** Kilobytes. */
  size: number;
  sizeInBytes: number;
  path?: string | null;
  url?: string;
  getStream(): Readable;
}

/** Key of a picture's smallest WebP: the desk shows it in its lists. */
export const THUMBNAIL = 'thumbnail';

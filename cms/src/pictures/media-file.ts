import type { Readable } from 'node:stream';

/** File during an upload, as the upload plugin and its providers pass it on. */
export interface MediaFile {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  width?: number | null;
  height?: number | null;
  /** Size in kilobytes. */
  size: number;
  sizeInBytes: number;
  path?: string | null;
  url?: string;
  getStream(): Readable;
}

/** Key of a picture's smallest WebP, which the admin panel shows in its lists. */
export const THUMBNAIL = 'thumbnail';

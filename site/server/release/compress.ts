import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Levels of Brotli and gzip. */
interface Levels {
  br: number;
  gzip: number;
}

/** For the first reader of a page, who waits: a millisecond for 120 KB. */
export const FAST: Levels = { br: 3, gzip: 3 };
/** For a page that is requested often: an eighth fewer bytes in three milliseconds. */
export const SMALL: Levels = { br: 5, gzip: 6 };

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const gzipped = promisify<Buffer, { level: number }, Buffer>(gzip);
const gunzipped = promisify<Buffer, Buffer>(gunzip);

export const compress = (encoding: Encoding, bytes: Buffer, levels: Levels): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: levels.br,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      })
    : gzipped(bytes, { level: levels.gzip });

export const decompress = (encoding: Encoding, bytes: Buffer): Promise<Buffer> =>
  encoding === 'br' ? unbrotli(bytes) : gunzipped(bytes);

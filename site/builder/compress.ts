import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { limited } from './limited';

const TEXT = /\.(html|js|mjs|css|json|svg|txt|xml|map|vtt)$/;
/** Below this an encoded copy saves less than its headers cost. */
const WORTH_BYTES = 1024;
/** Quality 11 costs seconds on what is bigger, for a few per cent. */
const SMALL_BYTES = 256 * 1024;
const AT_ONCE = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file that is worth it. */
export const compressAll = async (files: readonly string[]): Promise<void> => {
  const inTurn = limited(AT_ONCE);
  await Promise.all(
    files
      .filter((file) => TEXT.test(file))
      .map((file) =>
        inTurn(async () => {
          const bytes = await readFile(file);
          if (bytes.length < WORTH_BYTES) return;
          const params = {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_QUALITY]: bytes.length <= SMALL_BYTES ? 11 : 9,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          };
          const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
          await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
        }),
      ),
  );
};

import { createHash } from 'node:crypto';

import type { Encoding } from './compress';

/** HTML document that is ready to send. */
export interface HtmlDocument {
  etag: string;
  /** `script-src` hashes, one for each inline script. */
  scriptHashes: readonly string[];
  /** Returns the bytes in an encoding; `null` is plain. */
  bytes: (encoding: Encoding | null) => Promise<Buffer>;
  /** Returns the bytes in an encoding if they are in memory. */
  ready: (encoding: Encoding) => Buffer | undefined;
}

/** Returns a weak ETag, because one tag represents all encodings of the document. */
export const etagOf = (html: Buffer): string =>
  `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { inlineScriptHashes } from '../security/inline-script-hashes';
import type { Release } from './release';

export type Encoding = 'br' | 'gzip';

/** HTML document that is ready to send. */
export interface HtmlDocument {
  text: string;
  etag: string;
  /** `script-src` hashes, one for each inline script. */
  scriptHashes: readonly string[];
  encoded: (encoding: Encoding) => Promise<Buffer>;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

// Filled shells are compressed during the request: level 5 takes about a millisecond for 50 KB, level 11 a hundred.
const BROTLI_LEVEL = 5;

const compress = (encoding: Encoding, text: string): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } })
    : gzipped(text);

/** Returns a weak ETag, because one tag represents all encodings of the document. */
const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** Creates a document from HTML that is not an unchanged file of a release. */
export const htmlDocumentOf = (
  text: string,
  scriptHashes: readonly string[] = inlineScriptHashes(text),
): HtmlDocument => ({
  text,
  etag: etagOf(text),
  scriptHashes,
  encoded: (encoding) => compress(encoding, text),
});

const EXTENSION: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

const read = async ({ dir, files }: Release, file: string): Promise<HtmlDocument> => {
  const document = htmlDocumentOf(await readFile(join(dir, file), 'utf8'));
  const encodings = new Map<Encoding, Promise<Buffer>>();
  const encode = (encoding: Encoding): Promise<Buffer> => {
    const compressed = `${file}${EXTENSION[encoding]}`;
    return files.has(compressed) ? readFile(join(dir, compressed)) : compress(encoding, document.text);
  };
  return {
    ...document,
    encoded: (encoding) => {
      const kept = encodings.get(encoding) ?? encode(encoding);
      encodings.set(encoding, kept);
      return kept;
    },
  };
};

const documents = new WeakMap<Release, Map<string, Promise<HtmlDocument>>>();

/** Reads an HTML file of a release and caches it in memory as long as the release is served. */
export const htmlFile = (release: Release, file: string): Promise<HtmlDocument> => {
  const known = documents.get(release) ?? new Map<string, Promise<HtmlDocument>>();
  documents.set(release, known);
  const document = known.get(file) ?? read(release, file);
  known.set(file, document);
  document.catch(() => known.delete(file));
  return document;
};

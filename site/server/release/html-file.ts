import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { inlineScriptHashes } from '../security/inline-script-hashes';
import { compressSmall } from './compress';
import type { Encoding } from './compress';
import { etagOf } from './html-document';
import type { HtmlDocument } from './html-document';
import type { Release } from './release';

/** Text of an HTML file that the server changes before it sends it: a shell, an error page. */
export interface HtmlText {
  text: string;
  scriptHashes: readonly string[];
}

const EXTENSION: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

const readDocument = async ({ dir, files }: Release, file: string): Promise<HtmlDocument> => {
  const path = join(dir, file);
  const html = await readFile(path);
  const encoded = new Map<Encoding, Buffer>();
  const encode = async (encoding: Encoding): Promise<Buffer> => {
    const compressed = `${file}${EXTENSION[encoding]}`;
    const bytes = files.has(compressed)
      ? await readFile(join(dir, compressed))
      : await compressSmall(encoding, await readFile(path));
    encoded.set(encoding, bytes);
    return bytes;
  };
  return {
    etag: etagOf(html),
    scriptHashes: inlineScriptHashes(html.toString()),
    ready: (encoding) => encoded.get(encoding),
    bytes: async (encoding) =>
      encoding === null ? readFile(path) : (encoded.get(encoding) ?? encode(encoding)),
  };
};

const readText = async ({ dir }: Release, file: string): Promise<HtmlText> => {
  const text = await readFile(join(dir, file), 'utf8');
  return { text, scriptHashes: inlineScriptHashes(text) };
};

/** Caches what `read` returns for each file, as long as the release is served. */
const cachedByRelease = <Value>(read: (release: Release, file: string) => Promise<Value>) => {
  const releases = new WeakMap<Release, Map<string, Promise<Value>>>();
  return (release: Release, file: string): Promise<Value> => {
    const known = releases.get(release) ?? new Map<string, Promise<Value>>();
    releases.set(release, known);
    const value = known.get(file) ?? read(release, file);
    known.set(file, value);
    value.catch(() => known.delete(file));
    return value;
  };
};

/** Reads an HTML file of a release that is sent as built. Its compressed bytes stay in memory. */
export const htmlFile = cachedByRelease(readDocument);

/** Reads the text of an HTML file of a release. */
export const htmlText = cachedByRelease(readText);

import { brotliCompress, constants, gzip } from 'node:zlib';

import { etagOf } from '../server/etag.hook';
import type { Encoding } from './accepted-encoding';
import type { PublicResponse } from './public-response';

/** Smaller bodies fit into one packet anyway. */
const COMPRESSED_MIN = 1_024;
/** Of 11: higher qualities cost more time than their bytes are worth. */
const BROTLI_QUALITY = 5;
/** The site's operations do not report their cost, and an outage adds a mark: more variants are not needed. */
const VARIANTS_MAX = 4;

/** One body of a response, as bytes. */
export interface Variant {
  etag: string;
  body: Buffer;
  /** Compressed bodies that are ready. */
  compressed: Partial<Record<Encoding, Buffer>>;
}

const compress = (body: Buffer, encoding: Encoding, done: (compressed: Buffer) => void): void => {
  const callback = (error: Error | null, compressed: Buffer) => {
    if (!error) done(compressed);
  };
  if (encoding === 'br')
    brotliCompress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }, callback);
  else gzip(body, callback);
};

/** Response whose data is kept as bytes. Only its extensions differ between callers. */
export class KeptResponse {
  readonly #head: Buffer;
  readonly #variants = new Map<string, Variant>();

  /** @param head Bytes of the body up to its extensions */
  constructor(
    readonly facts: Omit<PublicResponse, 'extensions'>,
    head: Buffer,
  ) {
    this.#head = head;
  }

  /** Size of everything that is kept, in bytes. */
  get size(): number {
    let size = this.#head.length;
    for (const { body, compressed } of this.#variants.values())
      size += body.length + (compressed.br?.length ?? 0) + (compressed.gzip?.length ?? 0);
    return size;
  }

  /** Returns the body with these extensions. */
  bodyWith(extensions: object): Buffer {
    return this.#bodyOf(JSON.stringify(extensions));
  }

  /** Returns the body with these extensions, which are the same for many callers. */
  variantWith(extensions: object): Variant {
    const text = JSON.stringify(extensions);
    const known = this.#variants.get(text);
    if (known) return known;
    const body = this.#bodyOf(text);
    const variant = { etag: etagOf(body), body, compressed: {} };
    if (this.#variants.size < VARIANTS_MAX) this.#variants.set(text, variant);
    return variant;
  }

  /**
   * Returns the compressed body. Undefined for a small one, and while it is being compressed for the first time;
   * `onReady` is called after that.
   */
  compressed(variant: Variant, encoding: Encoding, onReady: () => void): Buffer | undefined {
    const { body, compressed } = variant;
    if (body.length < COMPRESSED_MIN) return undefined;
    const known = compressed[encoding];
    if (known) return known.length > 0 ? known : undefined;
    compressed[encoding] = Buffer.alloc(0);
    compress(body, encoding, (bytes) => {
      compressed[encoding] = bytes;
      onReady();
    });
    return undefined;
  }

  #bodyOf(extensions: string): Buffer {
    return Buffer.concat([this.#head, Buffer.from(`,"extensions":${extensions}}\n`)]);
  }
}

const BEGINNING = '{"data":';

/** Splits the body of a response; null when it has another form than that of this server. */
export const keptResponseOf = (
  body: string,
  { extensions, ...facts }: PublicResponse,
): KeptResponse | null => {
  const end = `,"extensions":${JSON.stringify(extensions)}}\n`;
  if (!body.startsWith(BEGINNING) || !body.endsWith(end)) return null;
  return new KeptResponse(facts, Buffer.from(body.slice(0, -end.length)));
};

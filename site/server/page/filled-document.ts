import { compressFast, compressSmall, decompress } from '../release/compress';
import type { Encoding } from '../release/compress';
import { etagOf } from '../release/html-document';
import type { HtmlDocument } from '../release/html-document';
import { inlineScriptHashes } from '../security/inline-script-hashes';

/**
 * HTML that this server wrote. Only compressed bytes stay in memory once there are some; other forms are made from
 * them.
 */
export class FilledDocument implements HtmlDocument {
  readonly etag: string;
  readonly scriptHashes: readonly string[];
  readonly #encoded = new Map<Encoding, Buffer>();
  #plain: Buffer | null;
  #resized: () => void = () => undefined;

  constructor(html: Buffer, scriptHashes: readonly string[] = inlineScriptHashes(html.toString())) {
    this.etag = etagOf(html);
    this.scriptHashes = scriptHashes;
    this.#plain = html;
  }

  /** Bytes in memory. */
  get size(): number {
    return [...this.#encoded.values()].reduce((sum, { length }) => sum + length, this.#plain?.length ?? 0);
  }

  /** Calls `listener` after each change of {@link size}. */
  onResize(listener: () => void): void {
    this.#resized = listener;
  }

  ready(encoding: Encoding): Buffer | undefined {
    return this.#encoded.get(encoding);
  }

  async bytes(encoding: Encoding | null): Promise<Buffer> {
    if (encoding === null) return this.#read();
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const plain = await this.#read();
    return this.#encoded.get(encoding) ?? this.#keep(encoding, compressFast(encoding, plain));
  }

  /** Compresses again what is in memory, better and more slowly. */
  async shrink(): Promise<void> {
    const plain = await this.#read();
    for (const encoding of [...this.#encoded.keys()])
      this.#keep(encoding, await compressSmall(encoding, plain));
  }

  #keep(encoding: Encoding, bytes: Buffer): Buffer {
    this.#encoded.set(encoding, bytes);
    this.#plain = null;
    this.#resized();
    return bytes;
  }

  async #read(): Promise<Buffer> {
    if (this.#plain) return this.#plain;
    const [[encoding, bytes] = []] = this.#encoded;
    if (encoding === undefined || bytes === undefined) throw new Error('A document has no bytes.');
    return decompress(encoding, bytes);
  }
}

import { closeSync, existsSync, mkdirSync, openSync, readFileSync, readSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { StringDecoder } from 'node:string_decoder';

const POLL_MS = 200;
const CHUNK = 64 * 1024;

/**
 * Log file of one child process. The child writes to the file directly, so it neither blocks nor fails when its
 * supervisor ends; lines are read back from the file. The log of the previous run is kept as `.1`.
 */
export class TailedLog {
  readonly descriptor: number;
  #reader: number;
  #decoder = new StringDecoder('utf8');
  #rest = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(
    readonly path: string,
    private readonly onLine: (line: string) => void,
  ) {
    mkdirSync(dirname(path), { recursive: true });
    if (existsSync(path)) renameSync(path, `${path}.1`);
    this.descriptor = openSync(path, 'a', 0o600);
    this.#reader = openSync(path, 'r');
    this.#timer = setInterval(() => this.#read(), POLL_MS);
    this.#timer.unref();
  }

  #read(): void {
    const buffer = Buffer.alloc(CHUNK);
    for (;;) {
      const count = readSync(this.#reader, buffer);
      if (count === 0) return;
      const lines = (this.#rest + this.#decoder.write(buffer.subarray(0, count))).split('\n');
      this.#rest = lines.pop() ?? '';
      lines.forEach((line) => this.onLine(line));
    }
  }

  /** Reads the remaining lines and closes the file. */
  close(): void {
    if (this.#timer === undefined) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#read();
    if (this.#rest !== '') this.onLine(this.#rest);
    closeSync(this.descriptor);
    closeSync(this.#reader);
  }

  lastLines(count: number): string[] {
    return readFileSync(this.path, 'utf8').trimEnd().split('\n').slice(-count);
  }
}

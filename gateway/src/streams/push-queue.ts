/** Most values that wait for a consumer. A consumer that is further behind is ended. */
const WAITING_MAX = 200;

type Wake<Value> = (result: IteratorResult<Value, undefined>) => void;

/**
 * Values that are pushed, as an async generator. `return()` ends it at once, also while a value is awaited, which
 * an `async function*` cannot do.
 */
export class PushQueue<Value> implements AsyncGenerator<Value, undefined, undefined> {
  readonly #waiting: Value[] = [];
  readonly #onEnd: (() => void)[] = [];
  #wake: Wake<Value> | undefined;
  #ended = false;

  /** @param replaysLast - Whether the last value is the present state, which a later consumer gets first. */
  constructor(readonly replaysLast = false) {}

  get ended(): boolean {
    return this.#ended;
  }

  /** Runs `release` when the queue ends, or now when it has ended. */
  onEnd(release: () => void): void {
    if (this.#ended) release();
    else this.#onEnd.push(release);
  }

  push(value: Value): void {
    if (this.#ended) return;
    if (this.#wake) this.#awaken({ done: false, value });
    else if (this.#waiting.push(value) > WAITING_MAX) this.end();
  }

  /** Ends the queue after the values that wait. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#awaken({ done: true, value: undefined });
    for (const release of this.#onEnd.splice(0)) release();
  }

  next(): Promise<IteratorResult<Value, undefined>> {
    const [value] = this.#waiting;
    if (this.#waiting.length > 0) {
      this.#waiting.shift();
      return Promise.resolve({ done: false, value: value as Value });
    }
    if (this.#ended) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve) => (this.#wake = resolve));
  }

  return(): Promise<IteratorResult<Value, undefined>> {
    this.#waiting.length = 0;
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  async throw(error: unknown): Promise<IteratorResult<Value, undefined>> {
    await this.return();
    throw error;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }

  #awaken(result: IteratorResult<Value, undefined>): void {
    const wake = this.#wake;
    this.#wake = undefined;
    wake?.(result);
  }
}

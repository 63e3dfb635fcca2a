export interface Output {
  write(text: string): void;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const HEARTBEAT_MS = 10_000;

/** Prints numbered steps with their times: one line when a step takes long and one when it is done. */
export class Progress {
  #done = 0;
  readonly #began = Date.now();

  constructor(
    private readonly total: number,
    private readonly output: Output = process.stdout,
  ) {}

  /** Runs one step. The text that `work` returns is printed beside its time. */
  async step(title: string, work: () => Promise<string | undefined>): Promise<void> {
    this.#done += 1;
    const label = `[${this.#done}/${this.total}] ${title}`;
    const began = Date.now();
    const heartbeat = setInterval(
      () => this.say(`${label} … ${seconds(Date.now() - began)} so far`),
      HEARTBEAT_MS,
    );
    try {
      const detail = await work();
      this.say(
        `${label.padEnd(34)} ${seconds(Date.now() - began).padStart(7)}${detail ? `   ${detail}` : ''}`,
      );
    } finally {
      clearInterval(heartbeat);
    }
  }

  say(line: string): void {
    this.output.write(`${line}\n`);
  }

  elapsed(): string {
    return seconds(Date.now() - this.#began);
  }
}

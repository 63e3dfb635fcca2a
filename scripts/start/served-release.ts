import type { RebuildMessage } from '@sahra/schemas/rebuild-message';

import { waitUntil } from '../process/wait-until';

/** Response of the site's server at `/health`. */
export interface SiteHealth {
  /** Id of the served release. */
  release: string | null;
  /** The last release, when the server's code is not compatible with it. */
  refused: { reason: string } | null;
}

const BEHIND = {
  code: 'the code or the public address is another',
  content: 'something was published since',
} as const;

/** Reads the creation time from an id such as `1795319758914-5ef8…`, which begins with milliseconds. */
const dateOf = (release: string): string =>
  new Date(Number.parseInt(release, 10)).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/**
 * Builds the messages of a start about the pages: which release is served, what is built in the background, and the
 * result.
 */
export class ServedRelease {
  #release: string | undefined;
  #behind: keyof typeof BEHIND | null = null;
  #isCompared = false;
  #isAnnounced = false;

  constructor(private readonly say: (line: string) => void) {}

  /** Whether pages are served before other services are built or started. */
  get isServed(): boolean {
    return this.#release !== undefined;
  }

  /** Stores the health response of the site's server and returns it as text. */
  found({ release, refused }: SiteHealth): string {
    this.#release = release ?? undefined;
    if (release !== null) return `pages of ${dateOf(release)}`;
    return refused
      ? `has to wait for a new release: the last one cannot be served, because ${refused.reason}`
      : 'there is none yet: it is built below';
  }

  /** Resolves when the rebuilder has compared the release with code and content, or after `limitMs`. */
  async compared(limitMs: number): Promise<void> {
    await waitUntil(() => this.#isCompared, limitMs);
  }

  /** Returns the line for the start message; undefined when there is nothing to report. */
  line(): string | undefined {
    this.#isAnnounced = true;
    if (this.#release === undefined) return undefined;
    const pages = `Pages of ${dateOf(this.#release)} are served`;
    if (!this.#isCompared) return `${pages}.`;
    return this.#behind
      ? `${pages}; a new release is being built behind them: ${BEHIND[this.#behind]}.`
      : `${pages}; they are up to date.`;
  }

  /** Handles a message of the rebuilder; reports the end of the first build that the start announced. */
  take(message: RebuildMessage): void {
    if (message.kind === 'compared') {
      this.#behind = message.behind;
      this.#isCompared = true;
      const line = this.#isAnnounced ? this.line() : undefined;
      if (line !== undefined) this.say(line);
      return;
    }
    if (this.#release === undefined || this.#behind === null) return;
    const { kind, seconds } = message;
    if (kind === 'built') {
      this.#behind = null;
      this.say(`The new release is served (built in ${seconds} s).`);
    } else {
      this.say(
        `The new release could not be built (${seconds} s); pages of ${dateOf(this.#release)} stay, and it is tried again.`,
      );
    }
  }
}

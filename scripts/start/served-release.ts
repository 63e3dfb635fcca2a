import type { RebuildMessage } from '@sahra/schemas/rebuild-message';

import { waitUntil } from '../process/wait-until';

/** What the site's server says of itself at `/health`. */
export interface SiteHealth {
  /** Id of the served release. */
  release: string | null;
  /** The last release, where the server's code cannot serve it. */
  refused: { reason: string } | null;
}

const BEHIND = {
  code: 'the code or the public address is another',
  content: 'something was published since',
} as const;

/** `1795319758914-5ef8…` was made at that millisecond. */
const dateOf = (release: string): string =>
  new Date(Number.parseInt(release, 10)).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** The sentences of a start about the pages: which are served, what is built behind them, and how that ended. */
export class ServedRelease {
  #release: string | undefined;
  #behind: keyof typeof BEHIND | null = null;
  #isCompared = false;
  #isAnnounced = false;

  constructor(private readonly say: (line: string) => void) {}

  /** Whether pages are served before anything else is built or started. */
  get isServed(): boolean {
    return this.#release !== undefined;
  }

  /** Takes what the site's server says at the start, and answers with it as words. */
  found({ release, refused }: SiteHealth): string {
    this.#release = release ?? undefined;
    if (release !== null) return `pages of ${dateOf(release)}`;
    return refused
      ? `has to wait for a new release: the last one cannot be served, because ${refused.reason}`
      : 'there is none yet: it is built below';
  }

  /** Answers when the rebuilder has compared the release with code and content, or after `limitMs`. */
  async compared(limitMs: number): Promise<void> {
    await waitUntil(() => this.#isCompared, limitMs);
  }

  /** The line of the announcement; undefined where there is nothing to say. */
  line(): string | undefined {
    this.#isAnnounced = true;
    if (this.#release === undefined) return undefined;
    const pages = `Pages of ${dateOf(this.#release)} are served`;
    if (!this.#isCompared) return `${pages}.`;
    return this.#behind
      ? `${pages}; a new release is being built behind them: ${BEHIND[this.#behind]}.`
      : `${pages}; they are up to date.`;
  }

  /** Takes what the rebuilder tells; the first build that a start has promised is told of. */
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

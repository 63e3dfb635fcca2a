/** What the rebuilder of the site tells the process that started it, over the channel between the two. */
export type RebuildMessage =
  /** Sent once: what of the served release is older than it should be. `code` includes the public address. */
  | { kind: 'compared'; behind: 'code' | 'content' | null }
  /** A build has ended: its release is served now, or the old one stays. */
  | { kind: 'built' | 'failed'; seconds: number };

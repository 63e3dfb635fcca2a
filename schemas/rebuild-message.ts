/** Messages that the site's rebuilder sends to its parent process over IPC. */
export type RebuildMessage =
  /** Sent once: which part of the served release is out of date. `code` includes the public URL. */
  | { kind: 'compared'; behind: 'code' | 'content' | null }
  /** A build has ended: the new release is served, or the old one stays. */
  | { kind: 'built' | 'failed'; seconds: number };

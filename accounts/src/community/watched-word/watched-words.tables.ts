import type { At } from '../../platform/database/column-types';

interface WatchedWordsTable {
  /** Folded form when the word was added: its identity. A final `*` matches every word that begins with it. */
  folded: string;
  /** Word as it was entered. */
  word: string;
  created_by: string;
  created_at: At;
}

declare module '../../platform/database/tables' {
  interface Tables {
    watched_words: WatchedWordsTable;
  }
}

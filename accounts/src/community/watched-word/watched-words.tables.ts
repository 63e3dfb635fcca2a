import type { At } from '../../platform/database/column-types';

interface WatchedWordsTable {
  /** The word as it is compared: folded, with its `*` when every word that begins so is meant. */
  folded: string;
  /** As it was written. */
  word: string;
  created_by: string;
  created_at: At;
}

declare module '../../platform/database/tables' {
  interface Tables {
    watched_words: WatchedWordsTable;
  }
}

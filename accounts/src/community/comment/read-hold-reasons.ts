import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { hasWatchedWord } from '../watched-word/has-watched-word';
import type { HoldReason } from './comments.tables';
import { hasLink } from './has-link';

/** Returns why words must be read by a moderator before others see them; empty when they need not. */
export const readHoldReasons = async (trx: Transaction<Tables>, words: string): Promise<HoldReason[]> => [
  ...(hasLink(words) ? (['link'] as const) : []),
  ...((await hasWatchedWord(trx, words)) ? (['word'] as const) : []),
];

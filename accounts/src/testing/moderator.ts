import { moderateComment, type Verdict } from '../community/comment/moderate-comment';
import { readModerationQueue, type ModerationList } from '../community/comment/read-moderation-queue';
import type { RunningAccounts } from './start-accounts';

export const MODERATOR = 'mona@sahra.example';

/** Decides on the words of a comment that a moderator has read, a moment after what came before. */
export const decideOn = (
  { clock, database }: Pick<RunningAccounts, 'clock' | 'database'>,
  read: { id: string; verdict: Verdict; version?: number },
) => {
  clock.advance(1);
  return database.queries
    .transaction()
    .execute((trx) => moderateComment(trx, { version: 1, ...read, actor: MODERATOR, now: clock.now() }));
};

/** Returns what a moderator finds in a list. */
export const listedFor = async (
  { database }: Pick<RunningAccounts, 'database'>,
  list: ModerationList = 'pending',
) => (await readModerationQueue(database.queries, { list, limit: 10 })).comments;

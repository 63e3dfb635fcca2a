import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { changeThread, lockThread, type StoredComment } from './threads';

/** What a moderator can say of a comment: show it, never show it, take it away. */
export const VERDICTS = ['published', 'rejected', 'removed'] as const;
export type Verdict = (typeof VERDICTS)[number];

interface Moderation {
  id: string;
  verdict: Verdict;
  /** Who decides, as the audit names them. */
  actor: string;
  now: Date;
}

/**
 * Decides on a comment and remembers who did and when; answers it before and after. Null when there is none, or when its author has deleted it.
 * What a moderator has shown is not hidden by reports any more: they come up again in the list of what was reported.
 */
export const moderateComment = async (
  trx: Transaction<Tables>,
  { id, verdict, actor, now }: Moderation,
): Promise<{ before: StoredComment; after: StoredComment } | null> => {
  const before = await lockThread(trx, id);
  if (!before?.comment) return null;
  const after = await changeThread(trx, { comment: before, now }, () =>
    trx
      .updateTable('comments')
      .set({ status: verdict, decided_by: actor, decided_at: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  return { before, after };
};

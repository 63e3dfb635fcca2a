import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { Refusal } from '../../platform/http/errors/refusal';
import { changeThread, lockThread, type StoredComment } from './threads';

/** Decisions of a moderator: publish, reject or remove a comment. */
export const VERDICTS = ['published', 'rejected', 'removed'] as const;
export type Verdict = (typeof VERDICTS)[number];

interface Moderation {
  id: string;
  verdict: Verdict;
  /** Version of the comment that the moderator read. */
  version: number;
  /** Who decides, as named in the audit log. */
  actor: string;
  now: Date;
}

/**
 * Applies a moderator's decision and stores who decided and when. Returns the comment before and after, or null
 * when it does not exist or its author deleted it. Later reports do not hide a comment that a moderator published;
 * they add it to the list of reported comments again. Throws a Refusal (409) when its author has changed the words that
 * the moderator read.
 */
export const moderateComment = async (
  trx: Transaction<Tables>,
  { id, verdict, version, actor, now }: Moderation,
): Promise<{ before: StoredComment; after: StoredComment } | null> => {
  const before = await lockThread(trx, id);
  if (!before?.comment) return null;
  if (before.version !== version) throw new Refusal(409, 'COMMENT_EDITED');
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

/**
 * Takes all decisions on a comment back: held again when it was held, otherwise published, with its reports as new.
 * Returns the comment before and after, or null when nobody decided on it or its author deleted it. Throws a Refusal
 * (409) when nobody decided on the words that its author has changed since.
 */
export const reopenComment = async (
  trx: Transaction<Tables>,
  { id, now }: Pick<Moderation, 'id' | 'now'>,
): Promise<{ before: StoredComment; after: StoredComment } | null> => {
  const before = await lockThread(trx, id);
  if (!before?.comment) return null;
  if (before.decided_by === null) {
    if (before.edited_at !== null) throw new Refusal(409, 'COMMENT_EDITED');
    return null;
  }
  const status = before.held_for.length > 0 ? 'pending' : 'published';
  const after = await changeThread(trx, { comment: before, now }, () =>
    trx
      .updateTable('comments')
      .set({ status, decided_by: null, decided_at: null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  return { before, after };
};

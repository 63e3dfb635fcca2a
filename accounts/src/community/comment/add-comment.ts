import type { Transaction } from 'kysely';

import { lockViewer } from '../../identity/identity.module';
import type { Tables } from '../../platform/database/tables';
import { invalidFields } from '../../platform/http/errors/refusal';
import { hasWatchedWord } from '../watched-word/has-watched-word';
import { announceComments } from './announce-comments';
import type { CommentInput } from './check-comment';
import { COMMENTS_PER_MINUTE } from './comment.limits';
import type { HoldReason } from './comments.tables';
import { commentOfRow, selectComments, type Comment } from './select-comments';
import { hasLink } from './has-link';
import { enforceRateLimit } from './enforce-rate-limit';
import { lockThread, rootOf } from './threads';

const MINUTE_S = 60;

interface NewComment {
  viewerId: string;
  input: CommentInput;
  now: Date;
  /** Whether it takes the place of a comment that viewers reported. */
  isReported?: boolean;
}

const refuseFastWriter = async (trx: Transaction<Tables>, viewerId: string, now: Date) => {
  await lockViewer(trx, viewerId);
  const rows = await trx
    .selectFrom('comments')
    .select('created_at')
    .where('viewer_id', '=', viewerId)
    .where('created_at', '>', new Date(now.getTime() - MINUTE_S * 1000))
    .orderBy('created_at', 'desc')
    .limit(COMMENTS_PER_MINUTE)
    .execute();
  const made = rows.map(({ created_at }) => created_at);
  enforceRateLimit(made, { points: COMMENTS_PER_MINUTE, seconds: MINUTE_S, now });
};

/**
 * Locks the thread that a reply joins and returns the id of its first comment. Throws a Refusal when the parent is
 * not published or belongs to another video.
 */
const joinThread = async (trx: Transaction<Tables>, parentId: string, code: string): Promise<string> => {
  const gone = invalidFields([{ field: 'parent_id', code: 'COMMENT_FAILED' }]);
  const parent = await lockThread(trx, parentId);
  if (parent?.code !== code || parent.status !== 'published') throw gone;
  const root = rootOf(parent);
  const { status } = await trx
    .selectFrom('comments')
    .select('status')
    .where('id', '=', root)
    .executeTakeFirstOrThrow();
  if (status !== 'published') throw gone;
  return root;
};

/**
 * Creates a comment: published at once, or held for a moderator when it contains a link or a watched word. Throws a
 * Refusal when the viewer comments too fast or the parent cannot be replied to.
 */
export const addComment = async (
  trx: Transaction<Tables>,
  { viewerId, input: { code, comment, parentId, at }, now, isReported = false }: NewComment,
): Promise<Comment> => {
  await refuseFastWriter(trx, viewerId, now);
  const parent = parentId === null ? null : await joinThread(trx, parentId, code);
  const heldFor: HoldReason[] = [
    ...(hasLink(comment) ? (['link'] as const) : []),
    ...((await hasWatchedWord(trx, comment)) ? (['word'] as const) : []),
    ...(isReported ? (['reports'] as const) : []),
  ];
  const status = heldFor.length > 0 ? 'pending' : 'published';
  const { id } = await trx
    .insertInto('comments')
    .values({
      code,
      viewer_id: viewerId,
      parent_id: parent,
      comment,
      at_seconds: at,
      status,
      held_for: heldFor,
      created_at: now,
      decided_by: null,
      decided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = await selectComments(trx).where('comments.id', '=', id).executeTakeFirstOrThrow();
  if (status === 'published') await announceComments(trx, { code, added: 1, now });
  return commentOfRow(row);
};

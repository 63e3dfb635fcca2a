import { sql, type Selectable, type Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { invalidFields } from '../../platform/http/errors/refusal';
import { announceComments } from './announce-comments';

export type StoredComment = Selectable<Tables['comments']>;

/**
 * Locks the thread of the comment with `id` until the transaction ends, and returns the comment. Waits for other
 * transactions that change the thread. Returns undefined when the comment does not exist.
 */
export const lockThread = async (
  trx: Transaction<Tables>,
  id: string,
): Promise<StoredComment | undefined> => {
  const comment = trx.selectFrom('comments').selectAll().where('id', '=', id);
  const found = await comment.executeTakeFirst();
  if (!found) return undefined;
  await trx.selectFrom('comments').select('id').where('id', '=', rootOf(found)).forUpdate().execute();
  return comment.executeTakeFirst();
};

/** Returns the id of the first comment in a thread. */
export const rootOf = ({ id, parent_id }: Pick<StoredComment, 'id' | 'parent_id'>): string => parent_id ?? id;

/**
 * Locks the thread that a reply stands in and returns the id of its first comment. Throws a Refusal when the parent is
 * not published or belongs to another video.
 */
export const joinThread = async (
  trx: Transaction<Tables>,
  parentId: string,
  code: string,
): Promise<string> => {
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

/** Returns the number of visible comments in a thread; 0 when its first comment is hidden. */
const shownInThread = async (trx: Transaction<Tables>, root: string): Promise<number> => {
  const { shown } = await trx
    .selectFrom('comments')
    .innerJoin('comments as roots', (join) =>
      join.on('roots.id', '=', root).on('roots.status', '=', 'published'),
    )
    .where((eb) => eb.or([eb('comments.id', '=', root), eb('comments.parent_id', '=', root)]))
    .where('comments.status', '=', 'published')
    .select(sql<number>`count(*)::integer`.as('shown'))
    .executeTakeFirstOrThrow();
  return shown;
};

interface ThreadChange {
  comment: Pick<StoredComment, 'id' | 'parent_id' | 'code'>;
  now: Date;
  /** Whether words change that are visible before and after. */
  isRewritten?: boolean;
}

/**
 * Changes a locked thread, then updates the comment count and the change feed when its visible comments changed.
 */
export const changeThread = async <Result>(
  trx: Transaction<Tables>,
  { comment, now, isRewritten = false }: ThreadChange,
  change: () => Promise<Result>,
): Promise<Result> => {
  const root = rootOf(comment);
  const before = await shownInThread(trx, root);
  const result = await change();
  const added = (await shownInThread(trx, root)) - before;
  if (added !== 0 || isRewritten) await announceComments(trx, { code: comment.code, added, now });
  return result;
};

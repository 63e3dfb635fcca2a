import { sql, type Selectable, type Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { announceComments } from './announce-comments';

export type StoredComment = Selectable<Tables['comments']>;

/** The comment with `id`, after everybody else who changes its thread is done: they wait until this transaction ends. Undefined when there is none. */
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

/** The comment that a thread begins with. */
export const rootOf = ({ id, parent_id }: Pick<StoredComment, 'id' | 'parent_id'>): string => parent_id ?? id;

/** How many comments of a thread are shown: none when the first is not. */
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

/** Changes a locked thread, and counts and announces what came into sight or went out of it. */
export const changeThread = async <Result>(
  trx: Transaction<Tables>,
  { comment, now }: { comment: Pick<StoredComment, 'id' | 'parent_id' | 'code'>; now: Date },
  change: () => Promise<Result>,
): Promise<Result> => {
  const root = rootOf(comment);
  const before = await shownInThread(trx, root);
  const result = await change();
  const added = (await shownInThread(trx, root)) - before;
  if (added !== 0) await announceComments(trx, { code: comment.code, added, now });
  return result;
};

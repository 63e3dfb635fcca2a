import type { Transaction } from 'kysely';

import { addComment } from '../../../community/comment/add-comment';
import { moderateComment } from '../../../community/comment/moderate-comment';
import type { Database } from '../../../platform/database/database';
import type { Tables } from '../../../platform/database/tables';
import { HOUR_MS } from '../../../platform/time/durations';
import { seedPerson } from '../seed-person';
import type { CommentSeed } from './comment-seed';
import { COMMENT_SEEDS } from './comment-seeds';
import { WRITERS, type Writer } from './writers';

const MODERATOR = 'moderation@sahra.example';

interface Written {
  code: string;
  seed: CommentSeed;
  /** The comment that this one replies to. */
  parent: CommentSeed | null;
}

const isWriter = (name: string): name is Writer => name in WRITERS;

const seedWriters = async (trx: Transaction<Tables>, now: Date): Promise<ReadonlyMap<Writer, string>> => {
  const ids = new Map<Writer, string>();
  for (const writer of Object.keys(WRITERS).filter(isWriter)) {
    const person = { name: WRITERS[writer], email: `${writer}@sahra.example`, passwordHash: null, now };
    ids.set(writer, await seedPerson(trx, person));
  }
  return ids;
};

/** Returns all seeded comments in chronological order. */
const inOrder = (): Written[] =>
  COMMENT_SEEDS.flatMap(({ code, comments }) =>
    comments.flatMap((seed) => [
      { code, seed, parent: null },
      ...(seed.replies ?? []).map((reply) => ({ code, seed: reply, parent: seed })),
    ]),
  ).sort((one, other) => other.seed.hoursAgo - one.seed.hoursAgo);

/**
 * Creates all comments through the product's own code, so that its rules hold and counts are correct.
 * Removals come last.
 */
const writeAll = async (
  trx: Transaction<Tables>,
  writers: ReadonlyMap<Writer, string>,
  now: Date,
): Promise<void> => {
  const ids = new Map<CommentSeed, string>();
  for (const { code, seed, parent } of inOrder()) {
    const { by, text, at = null, hoursAgo } = seed;
    const parentId = parent && (ids.get(parent) ?? null);
    const { id } = await addComment(trx, {
      viewerId: writers.get(by) ?? '',
      input: { code, comment: text, parentId, at },
      now: new Date(now.getTime() - hoursAgo * HOUR_MS),
    });
    ids.set(seed, id);
  }
  for (const [{ removed }, id] of ids)
    if (removed) await moderateComment(trx, { id, verdict: 'removed', version: 1, actor: MODERATOR, now });
};

/**
 * Seeds comments of eight viewers on twenty videos, in both languages; one waits for a moderator, one was
 * removed. Runs once.
 */
export const seedComments = ({ queries }: Database, now: Date): Promise<void> =>
  queries.transaction().execute(async (trx) => {
    const writers = await seedWriters(trx, now);
    const written = await trx
      .selectFrom('comments')
      .select('id')
      .where('viewer_id', 'in', [...writers.values()])
      .limit(1)
      .executeTakeFirst();
    if (!written) await writeAll(trx, writers, now);
  });

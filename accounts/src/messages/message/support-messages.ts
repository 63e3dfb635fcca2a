import type { Selectable, Transaction } from 'kysely';

import type { Queries } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { readNumberCursor } from '../../platform/http/paging/read-number-cursor';
import { pageOf, readCursor } from '../../platform/http/paging/cursor';
import type { MessageKind, MessageStatus } from './messages.tables';

export type Message = Selectable<Tables['messages']>;

interface WantedMessages {
  kind?: MessageKind | undefined;
  status?: MessageStatus | undefined;
  viewerId?: string | undefined;
  limit: number;
  after?: string | undefined;
}

/** Reads a page of messages to support, newest first. */
export const listMessages = async (
  queries: Queries,
  { kind, status, viewerId, limit, after }: WantedMessages,
): Promise<{ messages: Message[]; next: string | null }> => {
  const place = readNumberCursor(readCursor(after, 1));
  const asked = Object.entries({ kind, status, viewer_id: viewerId }).filter(
    ([, value]) => value !== undefined,
  );
  const rows = await queries
    .selectFrom('messages')
    .selectAll()
    .where((eb) => eb.and(Object.fromEntries(asked)))
    .$if(place !== undefined, (query) => query.where('number', '<', place ?? ''))
    .orderBy('number', 'desc')
    .limit(limit + 1)
    .execute();
  const page = pageOf(rows, limit, ({ number }) => [number]);
  return { messages: page.rows, next: page.next };
};

/**
 * Updates status and note of a message and stores who changed them. Returns the message before and after; null when
 * it does not exist.
 */
export const updateMessage = async (
  trx: Transaction<Tables>,
  {
    id,
    status,
    note,
    actor,
    now,
  }: { id: string; status: MessageStatus; note: string | null; actor: string; now: Date },
): Promise<{ before: Message; after: Message } | null> => {
  const before = await trx
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return null;
  const after = await trx
    .updateTable('messages')
    .set({ status, note, changed_by: actor, changed_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { before, after };
};

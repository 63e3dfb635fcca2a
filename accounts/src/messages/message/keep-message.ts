import type { Insertable, Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';

type NewMessage = Pick<
  Insertable<Tables['messages']>,
  'kind' | 'viewer_id' | 'name' | 'email' | 'content' | 'video_code' | 'locale' | 'created_at'
>;

/** Keeps a message for support; it is open until somebody there says otherwise. */
export const keepMessage = async (trx: Transaction<Tables>, message: NewMessage): Promise<void> => {
  await trx
    .insertInto('messages')
    .values({ ...message, note: null, changed_by: null, changed_at: null })
    .execute();
};

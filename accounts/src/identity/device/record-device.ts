import { randomUUID } from 'node:crypto';

import type { Locale } from '@sahra/schemas/constants';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { enqueueMail } from '../../platform/mail/enqueue-mail';

interface SeenDevice {
  viewerId: string;
  /** Name from `deviceNameOf`. */
  deviceName: string | null;
  locale: Locale;
  now: Date;
}

const isFirst = async (trx: Transaction<Tables>, viewerId: string, deviceName: string | null) =>
  !(await trx
    .selectFrom('known_devices')
    .select('viewer_id')
    .where('viewer_id', '=', viewerId)
    .where(sql<boolean>`name is distinct from ${deviceName}::text`)
    .limit(1)
    .executeTakeFirst());

/**
 * Stores the device of a new session. Mails the viewer when the device is new to the account, except for its first
 * one.
 */
export const recordDevice = async (
  trx: Transaction<Tables>,
  { viewerId, deviceName, locale, now }: SeenDevice,
): Promise<void> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('known_devices')
    .values({ viewer_id: viewerId, name: deviceName, first_seen_at: now })
    .onConflict((conflict) => conflict.constraint('known_devices_name').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n || (await isFirst(trx, viewerId, deviceName))) return;
  const { name, email } = await trx
    .selectFrom('viewers')
    .select(['name', 'email'])
    .where('id', '=', viewerId)
    .executeTakeFirstOrThrow();
  const data = { name, device: deviceName, at: now.toISOString() };
  const mail = { mail: 'new-device', to: email, locale, data } as const;
  await enqueueMail(trx, `new-device ${randomUUID()}`, mail, now);
};

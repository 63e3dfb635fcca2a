import type { Queries } from '../../database/database';
import { pageOf, readCursor } from '../../paging/cursor';
import { emailKeyOf } from '../../viewer/email-key-of';

const PAGE_SIZE = 50;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const prefix = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Viewers whose id is `q`, or whose address or name begins with it; by address, a page at a time. */
export const findViewers = async (queries: Queries, q: string, after: string | undefined) => {
  const text = emailKeyOf(q);
  const [emailKey] = readCursor(after, 1) ?? [];
  const rows = await queries
    .selectFrom('viewers')
    .select(['id', 'name', 'email', 'email_key', 'created_at'])
    .where((eb) =>
      eb.or([
        eb('email_key', 'like', prefix(text)),
        eb(eb.fn<string>('lower', ['name']), 'like', prefix(text)),
        ...(UUID.test(q) ? [eb('id', '=', q)] : []),
      ]),
    )
    .$if(emailKey !== undefined, (query) => query.where('email_key', '>', emailKey ?? ''))
    .orderBy('email_key')
    .limit(PAGE_SIZE + 1)
    .execute();
  return pageOf(rows, PAGE_SIZE, ({ email_key }) => [email_key]);
};

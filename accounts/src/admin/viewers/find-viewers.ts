import { emailKeyOf } from '../../identity/identity.module';
import type { Queries } from '../../platform/database/database';
import { pageOf, readCursor } from '../../platform/http/paging/cursor';
import { ADMIN_PAGE_SIZE } from '../admin-page-size';
import { isUuid } from '../../platform/text/is-uuid';

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
        ...(isUuid(q) ? [eb('id', '=', q)] : []),
      ]),
    )
    .$if(emailKey !== undefined, (query) => query.where('email_key', '>', emailKey ?? ''))
    .orderBy('email_key')
    .limit(ADMIN_PAGE_SIZE + 1)
    .execute();
  return pageOf(rows, ADMIN_PAGE_SIZE, ({ email_key }) => [email_key]);
};

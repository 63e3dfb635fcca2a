import type { ExportPart } from './export-part';

const comments: ExportPart = {
  tables: ['comments'],
  read: (queries, { id }) =>
    queries
      .selectFrom('comments')
      .select(['id', 'code', 'parent_id', 'comment', 'at_seconds', 'status', 'created_at', 'edited_at'])
      .where('viewer_id', '=', id)
      .orderBy('number')
      .execute(),
};

const commentReports: ExportPart = {
  tables: ['comment_reports'],
  read: (queries, { id }) =>
    queries
      .selectFrom('comment_reports')
      .select(['comment_id', 'reason', 'created_at'])
      .where('viewer_id', '=', id)
      .orderBy('created_at')
      .execute(),
};

/**
 * Excludes notes of support, which do not belong to the viewer. With the messages sent from the viewer's address
 * without an account, once the address is verified.
 */
const messages: ExportPart = {
  tables: ['messages'],
  read: (queries, { id }) =>
    queries
      .selectFrom('messages')
      .select(['kind', 'name', 'email', 'content', 'video_code', 'status', 'created_at'])
      .where((eb) =>
        eb.or([
          eb('viewer_id', '=', id),
          eb('email_key', '=', (address) =>
            address
              .selectFrom('viewers')
              .select('viewers.email_key')
              .where('viewers.id', '=', id)
              .where('viewers.verified_at', 'is not', null),
          ),
        ]),
      )
      .orderBy('number')
      .execute(),
};

/**
 * Selected by address, because it may have been subscribed before the account existed. Null while the address is
 * unverified, because it may belong to somebody else.
 */
const newsletter: ExportPart = {
  tables: ['newsletter_subscriptions'],
  read: async (queries, { id }) =>
    (await queries
      .selectFrom('newsletter_subscriptions as newsletter')
      .innerJoin('viewers', 'viewers.email_key', 'newsletter.email_key')
      .select([
        'newsletter.email',
        'newsletter.categories',
        'newsletter.locale',
        'newsletter.created_at',
        'newsletter.changed_at',
        'newsletter.ended_at',
      ])
      .where('viewers.id', '=', id)
      .where('viewers.verified_at', 'is not', null)
      .executeTakeFirst()) ?? null,
};

/** Export parts with the viewer's texts and newsletter subscription. */
export const MESSAGES_PARTS = { comments, comment_reports: commentReports, messages, newsletter };

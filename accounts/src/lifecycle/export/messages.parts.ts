import { emailKeyOf } from '../../identity/identity.module';
import type { ExportPart } from './export-part';

const comments: ExportPart = {
  tables: ['comments'],
  read: (queries, { id }) =>
    queries
      .selectFrom('comments')
      .select(['id', 'code', 'parent_id', 'comment', 'at_seconds', 'status', 'created_at'])
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

/** What support noted beside a message is theirs, not the viewer's. */
const messages: ExportPart = {
  tables: ['messages'],
  read: (queries, { id }) =>
    queries
      .selectFrom('messages')
      .select(['kind', 'name', 'email', 'content', 'video_code', 'status', 'created_at'])
      .where('viewer_id', '=', id)
      .orderBy('number')
      .execute(),
};

/** It belongs to the address, which may have been subscribed before there was an account. */
const newsletter: ExportPart = {
  tables: ['newsletter_subscriptions'],
  read: async (queries, { email }) =>
    (await queries
      .selectFrom('newsletter_subscriptions')
      .select(['email', 'categories', 'locale', 'created_at', 'changed_at', 'ended_at'])
      .where('email_key', '=', emailKeyOf(email))
      .executeTakeFirst()) ?? null,
};

/** What the viewer wrote, and is written. */
export const MESSAGES_PARTS = { comments, comment_reports: commentReports, messages, newsletter };

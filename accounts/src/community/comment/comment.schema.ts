import { Type } from 'typebox';

import { COMMENT_LENGTH } from '@sahra/schemas/constants';

import { nullable } from '../../platform/http/openapi/nullable';
import { COMMENT_STATUSES } from './comments.tables';

/** Comment as its readers and its author receive it. */
export const CommentSchema = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Identity of the comment.' }),
    code: Type.String({ description: 'Code of the video it is about.' }),
    parent_id: nullable(
      Type.String({ format: 'uuid' }),
      'The comment it replies to; null when it is no reply.',
    ),
    comment: Type.String({
      description: `Plain text, up to ${COMMENT_LENGTH.max} code points, at most two line ends in a row.`,
    }),
    at: nullable(
      Type.Integer({ minimum: 0 }),
      'Second of the video it speaks about; null when it names none.',
    ),
    status: Type.Enum(COMMENT_STATUSES, {
      description:
        '`published`: shown to everybody. `pending`: waits for a moderator, `rejected` and `removed`: not shown; only the author learns of these three.',
    }),
    author: nullable(Type.String(), 'Name of the author today; null when the account was deleted.'),
    author_id: nullable(
      Type.String({ format: 'uuid' }),
      'Identity of the author, for telling viewers which ones are theirs; never to be shown.',
    ),
    reply_count: Type.Integer({ minimum: 0, description: 'Replies that are shown.' }),
    created_at: Type.String({ format: 'date-time', description: 'When it was written (ISO 8601, UTC).' }),
    edited_at: nullable(
      Type.String({ format: 'date-time' }),
      'When its author last changed the words; null when never.',
    ),
    version: Type.Integer({
      minimum: 1,
      description: 'Counts the edits, from 1 on. An edit names the version that it began with.',
    }),
  },
  { $id: 'Comment', description: 'A comment on a video, or a reply to one.' },
);

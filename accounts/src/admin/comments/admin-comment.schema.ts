import { Type } from 'typebox';

import { COMMENT_STATUSES, HOLD_REASONS, MODERATION_LISTS, VERDICTS } from '../../community/community.module';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { nullable } from '../../platform/http/openapi/nullable';
import { CursorQuery, PageMeta } from '../../platform/http/paging/cursor';
import { adminRoute } from '../admin-route.schema';

const instant = (description: string) => Type.String({ format: 'date-time', description });

/** Comment as moderators see it. */
export const AdminCommentSchema = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Identity of the comment.' }),
    code: Type.String({ description: 'Video it is about.' }),
    parent_id: nullable(Type.String(), 'The comment it replies to.'),
    comment: nullable(Type.String(), 'What was written; null when its author deleted it.'),
    status: Type.Enum(COMMENT_STATUSES, { description: 'What it is now.' }),
    held_for: Type.Array(Type.Enum(HOLD_REASONS), { description: 'Why it waits.' }),
    reports: Type.Integer({ minimum: 0, description: 'How many viewers reported it.' }),
    reasons: Type.Array(Type.String(), { description: 'What they gave as reasons, the oldest first.' }),
    viewer_id: nullable(Type.String(), 'Who wrote it; null once the person is gone.'),
    author: nullable(Type.String(), 'Name of who wrote it.'),
    created_at: instant('When it was written (ISO 8601, UTC).'),
    decided_by: nullable(Type.String(), 'Who decided last.'),
    decided_at: nullable(instant(''), 'When.'),
  },
  { $id: 'AdminComment', description: 'A comment as moderators see it.' },
);

export const QUEUE_SCHEMA = {
  operationId: 'adminComments',
  ...adminRoute('comments:moderate', 'What moderators have to look at'),
  querystring: Type.Object({
    list: Type.Enum(MODERATION_LISTS, {
      description: 'Comments that wait, or shown ones that were reported.',
    }),
    ...CursorQuery.properties,
  }),
  response: {
    200: Type.Object(
      { data: Type.Array(componentRef(AdminCommentSchema)), meta: PageMeta },
      { description: 'The oldest first; at most 50 a page.' },
    ),
    ...errorResponses([400, 401, 403]),
  },
};

/** Moderator's decision on a comment. */
export const VerdictSchema = Type.Object(
  { verdict: Type.Enum(VERDICTS, { description: 'Show it, never show it, or take it away.' }) },
  { $id: 'Verdict', description: 'What a moderator says of a comment.' },
);

export const VERDICT_SCHEMA = {
  operationId: 'adminModerateComment',
  ...adminRoute('comments:moderate', 'Decide on a comment', 'The same verdict twice is one.'),
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  body: componentRef(VerdictSchema),
  response: {
    200: Type.Object(
      { data: Type.Object({ status: Type.Enum(COMMENT_STATUSES, { description: 'What it is now.' }) }) },
      { description: 'It is decided.' },
    ),
    ...errorResponses([400, 401, 403, 404, 413, 415]),
  },
};

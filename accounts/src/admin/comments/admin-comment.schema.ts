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
    at: nullable(Type.Integer(), 'Second of the video it speaks about.'),
    status: Type.Enum(COMMENT_STATUSES, { description: 'What it is now.' }),
    held_for: Type.Array(Type.Enum(HOLD_REASONS), { description: 'Why it waits.' }),
    reports: Type.Integer({ minimum: 0, description: 'How many viewers reported it.' }),
    reasons: Type.Array(Type.String(), { description: 'What they gave as reasons, the oldest first.' }),
    viewer_id: nullable(Type.String(), 'Who wrote it; null once the person is gone.'),
    author: nullable(Type.String(), 'Name of who wrote it.'),
    created_at: instant('When it was written (ISO 8601, UTC).'),
    edited_at: nullable(instant(''), 'When its author last changed the words; null when never.'),
    version: Type.Integer({ minimum: 1, description: 'Which words these are; a decision names it.' }),
    decided_by: nullable(Type.String(), 'Who decided last on these words.'),
    decided_at: nullable(instant(''), 'When.'),
  },
  { $id: 'AdminComment', description: 'A comment as moderators see it.' },
);

export const QUEUE_SCHEMA = {
  operationId: 'adminComments',
  ...adminRoute('comments:moderate', 'What moderators have to look at'),
  querystring: Type.Object({
    list: Type.Enum(MODERATION_LISTS, {
      description:
        'Comments that wait, shown ones that were reported, those a moderator hid, or all that were not deleted.',
    }),
    ...CursorQuery.properties,
  }),
  response: {
    200: Type.Object(
      { data: Type.Array(componentRef(AdminCommentSchema)), meta: PageMeta },
      {
        description:
          'At most 50 a page; of those that wait or were reported the oldest first, otherwise the newest.',
      },
    ),
    ...errorResponses([400, 401, 403]),
  },
};

const count = (description: string) => Type.Integer({ minimum: 0, description });
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const COMMENT_COUNTS_SCHEMA = {
  operationId: 'adminCommentCounts',
  ...adminRoute('comments:moderate', 'How many comments wait'),
  response: {
    200: Type.Object(
      { data: Type.Object({ pending: count('That are held.'), reported: count('Shown and reported.') }) },
      { description: 'The counts.' },
    ),
    ...errorResponses([401, 403]),
  },
};

/** Author of a comment as moderators see it. */
const CommentAuthor = Type.Object({
  id: Type.String({ format: 'uuid', description: 'Identity of the viewer.' }),
  name: Type.String({ description: 'Full name.' }),
  registered_at: instant('When they registered (ISO 8601, UTC).'),
  comments: count('Comments they wrote and did not delete.'),
  hidden: count('How many of them a moderator hid.'),
});

/** Comment with what a moderator needs to decide on it. */
export const AdminCommentContextSchema = Type.Object(
  {
    comment: componentRef(AdminCommentSchema),
    around: Type.Array(componentRef(AdminCommentSchema), {
      description:
        'In the order of reading: the comment before its thread, the thread with it, and the one after; at most 50 of the thread.',
    }),
    author: nullable(CommentAuthor, 'Who wrote it; null once the person is gone.'),
    earlier: Type.Array(componentRef(AdminCommentSchema), {
      description: 'Other comments of the author, the newest first; at most 5.',
    }),
  },
  { $id: 'AdminCommentContext', description: 'A comment, what stands around it, and who wrote it.' },
);

export const COMMENT_CONTEXT_SCHEMA = {
  operationId: 'adminComment',
  ...adminRoute('comments:moderate', 'One comment with its context'),
  params,
  response: {
    200: Type.Object({ data: componentRef(AdminCommentContextSchema) }, { description: 'The comment.' }),
    ...errorResponses([400, 401, 403, 404]),
  },
};

/** Moderator's decision on a comment. */
export const VerdictSchema = Type.Object(
  {
    verdict: Type.Enum(VERDICTS, { description: 'Show it, never show it, or take it away.' }),
    version: Type.Integer({ minimum: 1, description: 'Version of the comment that was read.' }),
  },
  { $id: 'Verdict', description: 'What a moderator says of a comment.' },
);

const decided = (description: string) =>
  Type.Object(
    { data: Type.Object({ status: Type.Enum(COMMENT_STATUSES, { description: 'What it is now.' }) }) },
    { description },
  );

const EDITED = 'Its author has changed the words since: COMMENT_EDITED.';

export const VERDICT_SCHEMA = {
  operationId: 'adminModerateComment',
  ...adminRoute('comments:moderate', 'Decide on a comment', 'The same verdict twice is one.'),
  params,
  body: componentRef(VerdictSchema),
  response: {
    200: decided('It is decided.'),
    ...errorResponses([400, 401, 403, 404, 409, 413, 415], { 409: EDITED }),
  },
};

export const REOPEN_SCHEMA = {
  operationId: 'adminReopenComment',
  ...adminRoute(
    'comments:moderate',
    'Take the decisions on a comment back',
    'It waits again when it was held, otherwise it is shown; its reports count as new.',
  ),
  params,
  response: {
    200: decided('Nobody has decided on it.'),
    ...errorResponses([400, 401, 403, 404, 409], {
      404: 'No such comment, or nobody decided on it.',
      409: EDITED,
    }),
  },
};

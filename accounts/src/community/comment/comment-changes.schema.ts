import { REPORT_REASON_MAX } from '@sahra/schemas/constants';
import { Type } from 'typebox';

import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { IdempotentHeaders } from '../../platform/idempotency/idempotency-key.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { COMMENTS_PER_MINUTE, REPORTS_PER_HOUR, REPORTS_TO_HOLD } from './comment.limits';
import { CommentSchema } from './comment.schema';
import { EditedCommentSchema, NewCommentSchema } from './new-comment.schema';

const shared = { tags: ['comments'], security: [{ bearer: [] }], headers: IdempotentHeaders };

const CommentParams = Type.Object({ id: Type.String({ description: 'Identity of the comment.' }) });

export const ADD_COMMENT_SCHEMA = {
  ...shared,
  operationId: 'addComment',
  summary: 'Comment on a video, or reply to a comment',
  description: `Shown at once, or \`pending\` until a moderator has looked when it holds an address or a watched word. Whether the viewer may watch the video is asked by the gateway. At most ${COMMENTS_PER_MINUTE} a minute.`,
  body: componentRef(NewCommentSchema),
  response: {
    201: Type.Object({ data: componentRef(CommentSchema) }, { description: 'The comment, with its status.' }),
    ...errorResponses([400, 401, 413, 415, 422, 429]),
  },
};

export const EDIT_COMMENT_SCHEMA = {
  ...shared,
  operationId: 'editComment',
  summary: "Edit the viewer's own comment that is shown or waits for a moderator",
  description: `It keeps its id, its replies and its place. The new words are checked like those of a new comment: they are shown at once, or the comment is \`pending\` until a moderator has looked, also while viewers' reports of it are open. Words that are there already change nothing. Whether the viewer may watch the video is asked by the gateway. Counts as a comment: at most ${COMMENTS_PER_MINUTE} a minute.`,
  params: CommentParams,
  body: componentRef(EditedCommentSchema),
  response: {
    200: Type.Object({ data: componentRef(CommentSchema) }, { description: 'The comment, with its status.' }),
    ...errorResponses([400, 401, 404, 409, 413, 415, 422, 429], {
      404: 'The viewer has no such comment that is shown or waits: NOT_FOUND.',
      409: 'It has been changed since the version that the edit began with: COMMENT_CHANGED.',
    }),
  },
};

export const DELETE_COMMENT_SCHEMA = {
  ...shared,
  operationId: 'deleteComment',
  summary: "Delete the viewer's own comment",
  description: 'Its words are erased, and replies to it are shown no more. Deleted twice it is deleted once.',
  params: CommentParams,
  response: {
    204: Type.Null({ description: 'The comment is gone.' }),
    ...errorResponses([401, 404], { 404: 'The viewer has written no such comment: NOT_FOUND.' }),
  },
};

export const REPORT_COMMENT_SCHEMA = {
  ...shared,
  operationId: 'reportComment',
  summary: "Report somebody else's comment",
  description: `One viewer's report counts once. After ${REPORTS_TO_HOLD} it waits for a moderator, unless one has looked before. At most ${REPORTS_PER_HOUR} an hour.`,
  params: CommentParams,
  body: Type.Object({
    reason: Type.Optional(
      Type.Union([Type.String(), Type.Null()], {
        description: `In the viewer's words, up to ${REPORT_REASON_MAX} code points. Refusal: REASON_TOO_LONG.`,
      }),
    ),
  }),
  response: {
    204: Type.Null({ description: 'The report is kept.' }),
    ...errorResponses([400, 401, 403, 404, 413, 415, 422, 429], {
      403: "The comment is the viewer's own: FORBIDDEN.",
      404: 'No such comment is shown: NOT_FOUND.',
    }),
  },
};

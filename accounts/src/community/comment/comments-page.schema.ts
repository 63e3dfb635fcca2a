import { Type } from 'typebox';

import { LocalizationHeaders } from '../../platform/http/errors/localization.schema';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { CursorQuery, PageMeta } from '../../platform/http/paging/cursor';
import { VideoCodeSchema } from '../../platform/video/video-code.schema';
import { COMMENTS_PAGE_MAX, PARENTS_MAX } from './comment.limits';
import { CommentSchema } from './comment.schema';

const UUID_AND_COMMA = 37;

const Limit = Type.Integer({
  minimum: 1,
  maximum: COMMENTS_PAGE_MAX,
  default: 20,
  description: 'The most comments to answer (of each parent).',
});

const page = (description: string) =>
  Type.Object({ data: Type.Array(componentRef(CommentSchema)), meta: PageMeta }, { description });

const shared = { tags: ['comments'], headers: LocalizationHeaders };

export const COMMENTS_SCHEMA = {
  ...shared,
  operationId: 'comments',
  summary: 'Comments on a video, the newest first',
  description:
    'What everybody sees; replies are asked for by themselves. Every change is announced in the feed (type `comments`, the code as document).',
  querystring: Type.Object({ code: VideoCodeSchema, limit: Limit, ...CursorQuery.properties }),
  response: { 200: page('Published comments.'), ...errorResponses([400]) },
};

export const REPLIES_SCHEMA = {
  ...shared,
  operationId: 'commentReplies',
  summary: 'Replies to comments, the oldest first',
  description: `Of one comment page by page; of several the first \`limit\` of each, those of one together, without a cursor.`,
  querystring: Type.Object({
    parents: Type.String({
      minLength: 1,
      maxLength: PARENTS_MAX * UUID_AND_COMMA,
      description: `Up to ${PARENTS_MAX} ids of comments, divided by commas.`,
    }),
    limit: Limit,
    ...CursorQuery.properties,
  }),
  response: { 200: page('Published replies to published comments.'), ...errorResponses([400]) },
};

export const OWN_COMMENTS_SCHEMA = {
  ...shared,
  operationId: 'ownComments',
  summary: "The viewer's own comments on a video that the others do not see",
  description: 'Those that wait for a moderator, were refused or taken away; replies too, the newest first.',
  security: [{ bearer: [] }],
  querystring: Type.Object({ code: VideoCodeSchema }),
  response: {
    200: Type.Object(
      { data: Type.Array(componentRef(CommentSchema)) },
      { description: 'Comments of the viewer that are not published; at most 50.' },
    ),
    ...errorResponses([400, 401]),
  },
};

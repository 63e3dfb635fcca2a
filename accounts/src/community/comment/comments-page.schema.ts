import { COMMENT_AT_MAX } from '@sahra/schemas/constants';
import { Type } from 'typebox';

import { LocalizationHeaders } from '../../platform/http/errors/localization.schema';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { CursorQuery, PageMeta } from '../../platform/http/paging/cursor';
import { CodesParameter } from '../../platform/video/read-video-codes';
import { VideoCodeSchema } from '../../platform/video/video-code.schema';
import { COMMENTS_PAGE_MAX, MOMENTS_MAX, PARENTS_MAX } from './comment.limits';
import { CommentMomentSchema } from './comment-moment.schema';
import { CommentSchema } from './comment.schema';

const UUID_AND_COMMA = 37;

/** Orders in which the comments on a video can be read. */
export const COMMENT_ORDERS = ['newest', 'oldest', 'position', 'latest'] as const;

const EachOrder = Type.Enum(['newest', 'oldest'], {
  default: 'newest',
  description: 'Which ones come first.',
});

const Order = Type.Enum([...COMMENT_ORDERS], {
  default: 'newest',
  description:
    'Which ones come first. `position`: in the order of the seconds they speak about, without those that name none. `latest`: the newest first, the replies among them.',
});

const Ids = (description: string) =>
  Type.String({ minLength: 1, maxLength: PARENTS_MAX * UUID_AND_COMMA, description });

const Limit = Type.Integer({
  minimum: 1,
  maximum: COMMENTS_PAGE_MAX,
  default: 20,
  description: 'The most comments to answer (of each parent).',
});

const page = (description: string) =>
  Type.Object({ data: Type.Array(componentRef(CommentSchema)), meta: PageMeta }, { description });

const list = (description: string) =>
  Type.Object({ data: Type.Array(componentRef(CommentSchema)) }, { description });

const shared = { tags: ['comments'], headers: LocalizationHeaders };

export const COMMENTS_SCHEMA = {
  ...shared,
  operationId: 'comments',
  summary: 'Comments on a video',
  description:
    'What everybody sees; replies are asked for by themselves, or come in the order `latest`. A cursor belongs to the order that it was given for. Every change is announced in the feed (type `comments`, the code as document).',
  querystring: Type.Object({
    code: VideoCodeSchema,
    order: Order,
    from: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: COMMENT_AT_MAX,
        description: 'With `position`: only those that speak about this second or a later one.',
      }),
    ),
    limit: Limit,
    ...CursorQuery.properties,
  }),
  response: { 200: page('Published comments.'), ...errorResponses([400]) },
};

export const COMMENTS_OF_EACH_SCHEMA = {
  ...shared,
  operationId: 'commentsOfEach',
  summary: 'First comments on several videos',
  description: 'The first `limit` comments on every video named, those on one video together.',
  querystring: Type.Object({ codes: CodesParameter, order: EachOrder, limit: Limit }),
  response: { 200: list('Published comments.'), ...errorResponses([400]) },
};

export const COMMENT_MOMENTS_SCHEMA = {
  ...shared,
  operationId: 'commentMoments',
  summary: 'Seconds of videos that comments speak about',
  description: `Of what everybody sees, replies included: of each video at most ${MOMENTS_MAX} seconds, those with the most comments, in the order of the video.`,
  querystring: Type.Object({ codes: CodesParameter }),
  response: {
    200: Type.Object({ data: Type.Array(componentRef(CommentMomentSchema)) }, { description: 'Seconds.' }),
    ...errorResponses([400]),
  },
};

export const COMMENT_SCHEMA = {
  ...shared,
  operationId: 'comment',
  summary: 'One comment or reply by its id',
  description: 'What everybody sees, so also of the author nothing that waits for a moderator.',
  params: Type.Object({ id: Type.String({ description: 'Identity of the comment.' }) }),
  response: {
    200: Type.Object({ data: componentRef(CommentSchema) }, { description: 'The comment.' }),
    ...errorResponses([404], { 404: 'No such comment is shown: NOT_FOUND.' }),
  },
};

export const COMMENTS_BY_ID_SCHEMA = {
  ...shared,
  operationId: 'commentsById',
  summary: 'Comments and replies by their ids',
  description: 'In no particular order; those that are not shown are left out.',
  querystring: Type.Object({ ids: Ids(`Up to ${PARENTS_MAX} ids of comments, divided by commas.`) }),
  response: { 200: list('Published comments and replies.'), ...errorResponses([400]) },
};

export const REPLIES_SCHEMA = {
  ...shared,
  operationId: 'commentReplies',
  summary: 'Replies to comments, the oldest first',
  description: `Of one comment page by page; of several the first \`limit\` of each, those of one together, without a cursor.`,
  querystring: Type.Object({
    parents: Ids(`Up to ${PARENTS_MAX} ids of comments, divided by commas.`),
    limit: Limit,
    ...CursorQuery.properties,
  }),
  response: { 200: page('Published replies to published comments.'), ...errorResponses([400]) },
};

export const OWN_COMMENTS_SCHEMA = {
  ...shared,
  operationId: 'ownComments',
  summary: "The viewer's own comments on videos that the others do not see",
  description: 'Those that wait for a moderator, were refused or taken away; replies too, the newest first.',
  security: [{ bearer: [] }],
  querystring: Type.Object({ codes: CodesParameter }),
  response: {
    200: list('Comments of the viewer that are not published; at most 50 for each video.'),
    ...errorResponses([400, 401]),
  },
};

export const OWN_COMMENT_SCHEMA = {
  ...shared,
  operationId: 'ownComment',
  summary: "One of the viewer's own comments by its id",
  description: 'Also what others do not see; not what the viewer deleted.',
  security: [{ bearer: [] }],
  params: Type.Object({ id: Type.String({ description: 'Identity of the comment.' }) }),
  response: {
    200: Type.Object({ data: componentRef(CommentSchema) }, { description: 'The comment.' }),
    ...errorResponses([401, 404], { 404: 'The viewer has no such comment: NOT_FOUND.' }),
  },
};

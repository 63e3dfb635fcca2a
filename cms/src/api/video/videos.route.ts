import { Type } from 'typebox';

import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

import { parseBatchKeys, sortByKeys } from '../../rest/parse-batch-keys';
import { defineRoute } from '../../rest/define-route';
import { pageOf } from '../../rest/page-of';
import { askedKey, batchQuery, PAGE_SIZE_DEFAULT, pageQuery } from '../../rest/page-query.schema';
import { PageMetaSchema } from '../../rest/shared.schema';
import { videoFromRow, videosByCode } from './video.query';
import { VideoTypeSchema } from './video-type';
import { VideoKindSchema, VideoSchema } from './video.schema';
import { videoCursorKey, VideoOrderSchema, videosPage } from './videos-page.query';

export const videosRoute = defineRoute({
  schema: {
    operationId: 'getVideos',
    path: '/api/videos',
    summary: 'Videos',
    description:
      'Videos, newest first or in another `order`; episodes of one show (`show` and `kind=episode`) by season and number. Or those named by `codes`.',
    params: Type.Object({}),
    query: Type.Object({
      type: Type.Optional(VideoTypeSchema),
      kind: Type.Optional(VideoKindSchema),
      category: Type.Optional(askedKey('Only of this channel (slug).')),
      show: Type.Optional(askedKey('Only of this show (slug).')),
      season: Type.Optional(Type.Integer({ description: 'Only of the season of this number.' })),
      sport: Type.Optional(askedKey('Only of shows of this sport (slug).')),
      live: Type.Optional(Type.Boolean({ description: 'Only live events, or only what is not live.' })),
      premium: Type.Optional(Type.Boolean({ description: 'Only premium, or only free.' })),
      order: Type.Optional(VideoOrderSchema),
      codes: batchQuery('codes'),
      ...pageQuery,
    }),
    answer: Type.Object({ data: Type.Array(VideoSchema), meta: PageMetaSchema }),
    localized: true,
  },
  handle: async ({ query, reading }) => {
    const { codes, limit = PAGE_SIZE_DEFAULT, cursor, ...filter } = query;
    if (codes !== undefined) {
      const asked = parseBatchKeys(codes, VIDEO_CODE_PATTERN);
      const rows = await videosByCode(reading, asked);
      return { data: sortByKeys(asked, rows, (row) => row.code).map(videoFromRow), meta: { next: null } };
    }
    const rows = await videosPage(reading, filter, limit, cursor);
    return pageOf(rows, limit, videoFromRow, videoCursorKey(filter));
  },
});

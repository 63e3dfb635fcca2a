import { Type } from 'typebox';

import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

import { defineRoute } from '../../rest/define-route';
import { askedKeys, BATCH_MAX } from '../../rest/page-query.schema';
import { parseBatchKeys } from '../../rest/parse-batch-keys';

interface CodesRow {
  codes: string[];
  videos: number;
}

/** A single statement reads one snapshot: a code is missing from the same videos that are counted. */
const SELECT = `
  SELECT count(*)::int AS videos, coalesce(array_agg(code::text) FILTER (WHERE code = ANY($1::text[])), '{}') AS codes
  FROM content.videos`;

export const videoCodesRoute = defineRoute({
  schema: {
    operationId: 'getVideoCodes',
    path: '/api/video_codes',
    summary: 'Which videos exist',
    description:
      'Those of `codes` that belong to a video, published or not, in any order. A code that is missing was deleted, or never was one.',
    params: Type.Object({}),
    query: Type.Object({ codes: askedKeys(`Up to ${BATCH_MAX} codes divided by commas.`) }),
    answer: Type.Object({
      data: Type.Array(Type.String({ description: 'Code of a video.' })),
      meta: Type.Object({ videos: Type.Integer({ description: 'How many videos there are in all.' }) }),
    }),
    localized: false,
  },
  handle: async ({ query, reading: { database } }) => {
    const asked = parseBatchKeys(query.codes, VIDEO_CODE_PATTERN);
    const [row] = await database.rows<CodesRow>(SELECT, [asked]);
    return { data: row?.codes ?? [], meta: { videos: row?.videos ?? 0 } };
  },
});

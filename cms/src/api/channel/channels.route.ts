import { Type } from 'typebox';

import { SLUG_PATTERN } from '@sahra/schemas/identity';

import { parseBatchKeys, sortByKeys } from '../../rest/parse-batch-keys';
import { defineRoute } from '../../rest/define-route';
import { batchQuery } from '../../rest/page-query.schema';
import { allChannels, channelFromRow, channelsBySlug } from './channel.query';
import { ChannelSchema } from './channel.schema';

export const channelsRoute = defineRoute({
  schema: {
    operationId: 'getChannels',
    path: '/api/channels',
    summary: 'Channels',
    description: "All channels in the editors' order, or those named by `slugs`.",
    params: Type.Object({}),
    query: Type.Object({ slugs: batchQuery('slugs') }),
    answer: Type.Object({ data: Type.Array(ChannelSchema) }),
    localized: true,
  },
  handle: async ({ query, reading }) => {
    if (query.slugs === undefined) return { data: (await allChannels(reading)).map(channelFromRow) };
    const slugs = parseBatchKeys(query.slugs, SLUG_PATTERN);
    const rows = await channelsBySlug(reading, slugs);
    return { data: sortByKeys(slugs, rows, (row) => row.slug).map(channelFromRow) };
  },
});

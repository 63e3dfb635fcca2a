import { Type } from 'typebox';

import { defineRoute } from '../../rest/define-route';
import { askedKey } from '../../rest/page-query.schema';
import { Refusal } from '../../rest/refusal';
import { channelFromRow, channelsBySlug } from './channel.query';
import { ChannelSchema } from './channel.schema';

export const channelRoute = defineRoute({
  schema: {
    operationId: 'getChannel',
    path: '/api/channels/{slug}',
    summary: 'One channel',
    description: 'A channel by its slug.',
    params: Type.Object({ slug: askedKey('Slug of the channel.') }),
    query: Type.Object({}),
    answer: Type.Object({ data: ChannelSchema }),
    localized: true,
    refusals: { 404: 'No such channel is published in the languages asked for.' },
  },
  handle: async ({ params, reading }) => {
    const [row] = await channelsBySlug(reading, [params.slug]);
    if (!row) throw new Refusal(404, 'NOT_FOUND');
    return { data: channelFromRow(row) };
  },
});

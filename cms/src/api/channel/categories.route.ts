import { Type } from 'typebox';

import { defineRoute } from '../../rest/define-route';
import { allChannels, channelFromRow } from './channel.query';
import { ChannelSchema } from './channel.schema';

export const categoriesRoute = defineRoute({
  schema: {
    operationId: 'getCategories',
    path: '/api/categories',
    summary: 'Channels of the menu',
    description: "All channels in the editors' order, as one group: the list is read at `data[0].data`.",
    params: Type.Object({}),
    query: Type.Object({ type: Type.Literal('channels', { description: 'Which categories.' }) }),
    answer: Type.Object({
      data: Type.Array(
        Type.Object(
          { data: Type.Array(ChannelSchema) },
          { $id: 'CategoryGroup', additionalProperties: false },
        ),
      ),
    }),
    localized: true,
  },
  handle: async ({ reading }) => ({ data: [{ data: (await allChannels(reading)).map(channelFromRow) }] }),
});

import { Type, type Static } from 'typebox';

import { SlugSchema } from '../rest/page-query.schema';
import { nullable } from '../rest/shared.schema';
import { SHAPE_OF_SOURCE } from './row-sources';

export const RowSchema = Type.Object(
  {
    id: Type.String({
      pattern: '^[a-z0-9-]+$',
      description: 'Stable, the same in both languages, e.g. `home-newest`; also an anchor.',
    }),
    title: Type.String({ description: 'Heading over the row.' }),
    source: Type.Enum(Object.keys(SHAPE_OF_SOURCE), {
      $id: 'RowSource',
      description:
        "What is in it: all shows in the editors' order, the newest videos, live events, tonight's schedule, the newest shorts, all channels, the newest videos of one channel, our original shows, business shows, podcasts, the newest videos of one sport.",
    }),
    shape: Type.Enum([...new Set(Object.values(SHAPE_OF_SOURCE))], {
      $id: 'RowShape',
      description:
        'What its cards look like: shows `poster`, videos `wide`, shorts `upright`, channels `star`.',
    }),
    channel_slug: nullable(SlugSchema),
    sport_slug: nullable(SlugSchema),
    path: nullable(
      Type.String({
        description:
          'Address of everything the row shows a part of, without language; null when there is none.',
      }),
    ),
  },
  {
    $id: 'Row',
    description:
      'A row of the catalogue on a page. `channel_slug` is null unless `source` is `channel`, `sport_slug` unless it is `sport`.',
    additionalProperties: false,
  },
);
export type Row = Static<typeof RowSchema>;

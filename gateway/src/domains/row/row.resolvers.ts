import type { Resolvers, RowShape } from '../../graph/resolver-types.generated';
import type { RowRecord } from '../../upstreams/cms/cms-records';
import { rowItems } from './row-items';

const SHAPES = {
  poster: 'POSTER',
  wide: 'THUMBNAIL',
  upright: 'PORTRAIT',
  star: 'ICON',
  tonight: 'TONIGHT',
} as const satisfies Record<RowRecord['shape'], RowShape>;

export const rowResolvers: Resolvers = {
  ContentRow: {
    key: ({ id }) => id,
    shape: ({ shape }) => SHAPES[shape],
    items: (row, _args, context) => rowItems(row, context),
  },
  RowItem: {
    __resolveType: (item) => ('code' in item ? 'Video' : 'title' in item ? 'Show' : 'Channel'),
  },
};

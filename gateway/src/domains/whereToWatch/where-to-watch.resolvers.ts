import { localeName } from '../../graph/locale';
import type { PlatformKind, Resolvers } from '../../graph/resolver-types.generated';
import type { PlatformGroupRecord } from '../../upstreams/cms/cms-records';
import { pageId } from '../page/page-id';

const KINDS = {
  'smart-tv': 'SMART_TV',
  mobile: 'MOBILE',
  podcast: 'PODCAST',
} as const satisfies Record<PlatformGroupRecord['kind'], PlatformKind>;

export const whereToWatchResolvers: Resolvers = {
  WhereToWatchPage: {
    id: pageId,
    language: ({ locale }) => localeName(locale),
  },
  PlatformGroup: {
    kind: ({ kind }) => KINDS[kind],
  },
  Platform: {
    url: ({ url }, _args, { services }) =>
      url?.startsWith('/') ? new URL(url, services.publicUrl).href : (url ?? null),
  },
};

import { localeName } from '../../graph/locale';
import type { GraphContext } from '../../graph/graph-context';
import type { PromotionCode, Resolvers } from '../../graph/resolver-types.generated';
import type { ModalRecord } from '../../upstreams/cms/cms-records';

const CODES = {
  championship: 'CHAMPIONSHIP',
  watch: 'WATCH',
} as const satisfies Record<ModalRecord['code'], PromotionCode>;

/** Decided at the time of the request, not when the list was cached. */
const isOn =
  (context: GraphContext) =>
  ({ starts_at, ends_at }: ModalRecord): boolean => {
    const start = starts_at === null ? null : new Date(starts_at);
    const end = ends_at === null ? null : new Date(ends_at);
    const now = context.nowBetween([start, end]);
    return (start === null || start <= now) && (end === null || end > now);
  };

export const promotionResolvers: Resolvers = {
  Query: {
    smartBanner: (_root, _args, { public: { smartBanner } }) => smartBanner.load('only'),
    promotions: async (_root, _args, context) =>
      (await context.public.modals.load('all')).filter(isOn(context)),
  },
  SmartBanner: {
    actionLabel: ({ action_label }) => action_label,
    appStoreUrl: ({ app_store_url }) => app_store_url,
    googlePlayUrl: ({ google_play_url }) => google_play_url,
    language: ({ locale }) => localeName(locale),
  },
  Promotion: {
    code: ({ code }) => CODES[code],
    thumbnail: ({ picture }) => picture,
    startsAt: ({ starts_at }) => starts_at,
    endsAt: ({ ends_at }) => ends_at,
    language: ({ locale }) => localeName(locale),
  },
};

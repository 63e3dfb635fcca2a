import { localeName } from '../../graph/locale';
import type { PromotionCode, Resolvers } from '../../graph/resolver-types.generated';
import type { ModalRecord } from '../../upstreams/cms/cms-records';

const CODES = {
  championship: 'CHAMPIONSHIP',
  watch: 'WATCH',
} as const satisfies Record<ModalRecord['code'], PromotionCode>;

/** Decided at the time of the request, not when the list was cached. */
const isOn =
  (now: Date) =>
  ({ starts_at: start, ends_at: end }: ModalRecord): boolean =>
    (start === null || new Date(start) <= now) && (end === null || new Date(end) > now);

export const promotionResolvers: Resolvers = {
  Query: {
    smartBanner: (_root, _args, { public: { smartBanner } }) => smartBanner.load('only'),
    promotions: async (_root, _args, { public: { modals }, now }) =>
      (await modals.load('all')).filter(isOn(now)),
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

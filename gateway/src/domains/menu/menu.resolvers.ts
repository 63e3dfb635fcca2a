import { localeName } from '../../graph/locale';
import type { MenuAudience, MenuName, Resolvers } from '../../graph/resolver-types.generated';
import type { MenuItemRecord, MenuRecord } from '../../upstreams/cms/cms-records';

const NAMES = {
  top: 'TOP',
  mobile: 'MOBILE',
  mega: 'MEGA',
  'footer-watch': 'FOOTER_WATCH',
  'footer-brand': 'FOOTER_BRAND',
  'footer-help': 'FOOTER_HELP',
} as const satisfies Record<MenuRecord['name'], MenuName>;

const AUDIENCES = {
  everyone: 'EVERYONE',
  visitors: 'VISITORS',
  members: 'MEMBERS',
  unsubscribed: 'UNSUBSCRIBED',
} as const satisfies Record<MenuItemRecord['audience'], MenuAudience>;

export const menuResolvers: Resolvers = {
  Query: {
    menus: (_root, _args, { public: { menus } }) => menus.load('all'),
  },
  Menu: {
    name: ({ name }) => NAMES[name],
    language: ({ locale }) => localeName(locale),
  },
  MenuItem: {
    language: ({ locale }) => localeName(locale),
    isProfile: ({ is_profile }) => is_profile,
    audience: ({ audience }) => AUDIENCES[audience],
  },
};

import { localeName } from '../../graph/locale';
import type { MenuAudience, MenuIcon, MenuName, Resolvers } from '../../graph/resolver-types.generated';
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

const ICONS = {
  chevron: 'CHEVRON',
  menu: 'MENU',
  next: 'NEXT',
  person: 'PERSON',
  play: 'PLAY',
  plus: 'PLUS',
  search: 'SEARCH',
  share: 'SHARE',
} as const satisfies Record<NonNullable<MenuItemRecord['icon']>, MenuIcon>;

export const menuResolvers: Resolvers = {
  Query: {
    menus: (_root, _args, { public: { menus } }) => menus.load('all'),
  },
  Menu: {
    name: ({ name }) => NAMES[name],
    language: ({ locale }) => localeName(locale),
  },
  MenuItem: {
    key: ({ id }) => id,
    icon: ({ icon }) => icon && ICONS[icon],
    language: ({ locale }) => localeName(locale),
    isProfile: ({ is_profile }) => is_profile,
    audience: ({ audience }) => AUDIENCES[audience],
  },
};

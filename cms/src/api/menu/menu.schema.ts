import { Type, type Static } from 'typebox';

import { LocaleSchema, nullable } from '../../rest/shared.schema';

/** All menus, in the order of the response. */
export const MENUS = ['top', 'mobile', 'mega', 'footer-watch', 'footer-brand', 'footer-help'] as const;
export type MenuName = (typeof MENUS)[number];

/** Icons that editors can choose: the enumeration of menu-item/schema.json. */
const MENU_ICONS = ['chevron', 'menu', 'next', 'person', 'play', 'plus', 'search', 'share'] as const;

const MenuItemSchema = Type.Object(
  {
    id: Type.String({ description: 'Stable id, the same in both languages.' }),
    title: Type.String({ description: 'What the entry is called.' }),
    target: Type.String({
      description:
        "Where it leads: a path of the site without language (`/schedule`), an `https:` address, or an action: `more` opens the channels, `language` the page in the other language, `sign-out` ends the viewer's session.",
    }),
    icon: nullable(Type.Enum(MENU_ICONS, { description: "One of the site's icons; null when it has none." })),
    is_profile: Type.Boolean({ description: "Whether the viewer's badge stands beside the title." }),
    audience: Type.Enum(['everyone', 'visitors', 'members', 'unsubscribed'], {
      description:
        'Who sees it: `visitors` have not signed in, `members` have, `unsubscribed` have no paid plan.',
    }),
    locale: LocaleSchema,
  },
  { $id: 'MenuItem', description: 'An entry of a menu.', additionalProperties: false },
);
export type MenuItem = Static<typeof MenuItemSchema>;

export const MenuSchema = Type.Object(
  {
    name: Type.Enum(MENUS, {
      description:
        'Where it stands: in the header, in the sheet of narrow screens, under the channels of “More”, or as a column of the footer.',
    }),
    title: nullable(
      Type.String({ description: 'Heading of a column of the footer; null where the menu has none.' }),
    ),
    items: Type.Array(MenuItemSchema, { description: "Its entries in the editors' order." }),
    locale: LocaleSchema,
  },
  { $id: 'Menu', description: 'A menu of the site.', additionalProperties: false },
);
export type Menu = Static<typeof MenuSchema>;

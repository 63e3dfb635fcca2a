import { Type } from 'typebox';

import type { Locale } from '@sahra/schemas/constants';

import { defineRoute, type ReadContext } from '../../rest/define-route';
import { joinWordsSql, wordsParameters } from '../../rest/join-words.sql';
import { MENUS, MenuSchema, type MenuItem, type MenuName } from './menu.schema';

interface ItemRow extends MenuItem {
  menu: MenuName;
}

interface HeadingsRow {
  watch_heading: string;
  help_heading: string;
  locale: Locale;
}

const SELECT_ITEMS = `
  SELECT m.document AS id, m.menu, m.target, m.icon, m.is_profile, m.audience, t.title, t.locale
  FROM content.menu_items m
  JOIN ${joinWordsSql('menu_item_texts', 'm', 't', ['title'])}
  ORDER BY m.position, m.document`;

const SELECT_HEADINGS = `
  SELECT watch_heading, help_heading, locale FROM content.footers
  WHERE locale = ANY($1::text[]) AND is_draft = $2
  ORDER BY array_position($1::text[], locale::text) LIMIT 1`;

const itemFrom = ({ id, title, target, icon, is_profile, audience, locale }: ItemRow): MenuItem => ({
  id,
  title,
  target,
  icon,
  is_profile,
  audience,
  locale,
});

const headingOf = (name: MenuName, headings: HeadingsRow | undefined): string | null => {
  if (name === 'footer-watch') return headings?.watch_heading ?? null;
  return name === 'footer-help' ? (headings?.help_heading ?? null) : null;
};

const read = (reading: ReadContext) =>
  Promise.all([
    reading.database.rows<ItemRow>(SELECT_ITEMS, wordsParameters(reading)),
    reading.database.rows<HeadingsRow>(SELECT_HEADINGS, wordsParameters(reading)),
  ]);

export const menuRoute = defineRoute({
  schema: {
    operationId: 'getMenus',
    path: '/api/menu',
    summary: 'Menus',
    description:
      "All menus of the site with their entries in the editors' order: header, mobile sheet, mega-menu and the columns of the footer.",
    params: Type.Object({}),
    query: Type.Object({}),
    answer: Type.Object({ data: Type.Array(MenuSchema) }),
    localized: true,
  },
  handle: async ({ reading }) => {
    const [items, [headings]] = await read(reading);
    return {
      data: MENUS.map((name) => ({
        name,
        title: headingOf(name, headings),
        items: items.filter(({ menu }) => menu === name).map(itemFrom),
        locale: headings?.locale ?? reading.locale,
      })),
    };
  },
});

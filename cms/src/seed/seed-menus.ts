import type { Core } from '@strapi/strapi';

import { FOOTER, MENU_ITEMS } from '../../seeds/menus';
import { MENUS } from '../api/menu/menu.schema';
import { positionAt } from './position-at';
import { seedRecords, type RecordSeed } from './seed-records';
import { seedWords } from './seed-words';

const records = (): RecordSeed[] =>
  MENUS.flatMap((menu) =>
    MENU_ITEMS[menu].map(
      ({ target, icon = null, isProfile = false, audience = 'everyone', en, ar }, index) => ({
        facts: { menu, position: positionAt(index), target, icon, isProfile, audience },
        words: { en, ar },
      }),
    ),
  );

/** Seeds the entries of all menus and the headings of the footer. */
export const seedMenus = async (strapi: Core.Strapi): Promise<void> => {
  await seedRecords(strapi, 'menu-item', records());
  await seedWords(strapi, 'api::menu.footer', FOOTER);
};

import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

import { contentManagerApis } from '../strapi/services/content-manager-apis';
import { ContentDirection } from './ContentDirection/ContentDirection';
import { DATE_MESSAGES } from './DateField/date-messages';
import { DateField } from './DateField/DateField';
import { DateFilterInput } from './DateField/DateFilterInput';
import { askBeforePublish, type DocumentAction } from './FilmPanel/ask-before-publish';
import { CAPTION_MESSAGES } from './FilmPanel/captions/caption-messages';
import { FILM_MESSAGES } from './FilmPanel/film-messages';
import { addDesk } from './desk/add-desk';
import { BRAND_MARK } from './desk/frame/brand-mark';
import { DESK_MESSAGES } from './desk/language/desk-messages';
import { STRAPI_THEME } from './desk/styles/strapi-theme';
import { FilmPanel } from './FilmPanel/FilmPanel';
import { POSTER_MESSAGES } from './FilmPanel/posters/poster-messages';
import { REPORT_MESSAGES } from './FilmPanel/report/report-messages';
import { SOUND_MESSAGES } from './FilmPanel/sounds/sound-messages';
import { KeepTypedValues } from './KeepTypedValues/KeepTypedValues';
import { STRAPI_AR } from './strapi-texts/strapi-messages.ar';
import { STRAPI_EN } from './strapi-texts/strapi-messages.en';

interface ListFilters {
  displayedFilters: readonly { type?: string; input?: unknown }[];
}

const DATE_TYPES = ['date', 'datetime'];

const filterDatesByText = (filters: ListFilters): ListFilters => ({
  ...filters,
  displayedFilters: filters.displayedFilters.map((filter) =>
    DATE_TYPES.includes(filter.type ?? '') ? { ...filter, input: DateFilterInput } : filter,
  ),
});

/** Bootstrap is given an app without its routes. */
let router: StrapiApp['router'] | null = null;

const register = (app: StrapiApp): void => {
  ({ router } = app);
};

const bootstrap = (app: StrapiApp): void => {
  // Strapi's own date fields change the typed text: docs/decisions/0094.
  app.addFields(DATE_TYPES.map((type) => ({ type, Component: DateField as ComponentType })));
  app.registerHook('Admin/CM/pages/ListView/inject-in-filters', filterDatesByText);
  const contentManager = app.getPlugin('content-manager');
  contentManager.injectComponent('editView', 'right-links', {
    name: 'content-direction',
    Component: ContentDirection,
  });
  contentManager.injectComponent('editView', 'right-links', {
    name: 'keep-typed-values',
    Component: KeepTypedValues,
  });
  const apis = contentManagerApis<DocumentAction, typeof FilmPanel>(app);
  apis.addDocumentAction(askBeforePublish);
  apis.addEditViewSidePanel([FilmPanel]);
  // Last, because plugins look for their routes while they start.
  if (router) addDesk(router);
};

/** Strapi reads the default export of this file. */
export default {
  config: {
    locales: ['ar'],
    auth: { logo: BRAND_MARK },
    menu: { logo: BRAND_MARK },
    theme: STRAPI_THEME,
    translations: {
      en: {
        ...STRAPI_EN,
        ...DESK_MESSAGES.en,
        ...DATE_MESSAGES.en,
        ...FILM_MESSAGES.en,
        ...CAPTION_MESSAGES.en,
        ...POSTER_MESSAGES.en,
        ...SOUND_MESSAGES.en,
        ...REPORT_MESSAGES.en,
      },
      ar: {
        ...STRAPI_AR,
        ...DESK_MESSAGES.ar,
        ...DATE_MESSAGES.ar,
        ...FILM_MESSAGES.ar,
        ...CAPTION_MESSAGES.ar,
        ...POSTER_MESSAGES.ar,
        ...SOUND_MESSAGES.ar,
        ...REPORT_MESSAGES.ar,
      },
    },
    notifications: { releases: false },
    tutorials: false,
  },
  register,
  bootstrap,
};

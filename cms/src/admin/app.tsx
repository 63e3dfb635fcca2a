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
import { FilmPanel } from './FilmPanel/FilmPanel';
import { POSTER_MESSAGES } from './FilmPanel/posters/poster-messages';
import { KeepTypedValues } from './KeepTypedValues/KeepTypedValues';
import { NumbersPanel } from './NumbersPanel/NumbersPanel';
import { TwinPanel } from './TwinPanel/TwinPanel';

type Panel = typeof FilmPanel | typeof TwinPanel | typeof NumbersPanel;

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
  const apis = contentManagerApis<DocumentAction, Panel>(app);
  apis.addDocumentAction(askBeforePublish);
  apis.addEditViewSidePanel([FilmPanel, TwinPanel, NumbersPanel]);
};

/** Strapi reads the default export of this file. */
export default {
  config: {
    locales: ['ar'],
    translations: {
      en: { ...DATE_MESSAGES.en, ...FILM_MESSAGES.en, ...CAPTION_MESSAGES.en, ...POSTER_MESSAGES.en },
      ar: { ...DATE_MESSAGES.ar, ...FILM_MESSAGES.ar, ...CAPTION_MESSAGES.ar, ...POSTER_MESSAGES.ar },
    },
    notifications: { releases: false },
    tutorials: false,
  },
  bootstrap,
};

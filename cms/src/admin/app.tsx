import type { StrapiApp } from '@strapi/strapi/admin';

import { ContentDirection } from './ContentDirection/ContentDirection';
import { NumbersPanel } from './NumbersPanel/NumbersPanel';
import { TwinPanel } from './TwinPanel/TwinPanel';

interface ContentManagerApis {
  addEditViewSidePanel(panels: readonly (typeof TwinPanel | typeof NumbersPanel)[]): void;
}

const bootstrap = (app: StrapiApp): void => {
  const contentManager = app.getPlugin('content-manager');
  contentManager.injectComponent('editView', 'right-links', {
    name: 'content-direction',
    Component: ContentDirection,
  });
  (contentManager.apis as unknown as ContentManagerApis).addEditViewSidePanel([TwinPanel, NumbersPanel]);
};

/** Strapi reads the default export of this file. */
export default {
  config: { locales: ['ar'], notifications: { releases: false }, tutorials: false },
  bootstrap,
};

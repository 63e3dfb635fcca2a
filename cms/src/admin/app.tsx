import type { StrapiApp } from '@strapi/strapi/admin';

import { ContentDirection } from './ContentDirection/ContentDirection';
import { TwinPanel } from './TwinPanel/TwinPanel';

interface ContentManagerApis {
  addEditViewSidePanel(panels: readonly (typeof TwinPanel)[]): void;
}

const bootstrap = (app: StrapiApp): void => {
  const contentManager = app.getPlugin('content-manager');
  contentManager.injectComponent('editView', 'right-links', {
    name: 'content-direction',
    Component: ContentDirection,
  });
  (contentManager.apis as unknown as ContentManagerApis).addEditViewSidePanel([TwinPanel]);
};

/** Strapi reads the default export of this file. */
export default {
  config: { locales: ['ar'], notifications: { releases: false }, tutorials: false },
  bootstrap,
};

import type { Core } from '@strapi/strapi';

import { extendController } from '../strapi/services/extend-service';
import { userMay } from '../strapi/services/user-may';

interface Asking {
  state: object;
  forbidden(): unknown;
}

interface ComponentsController {
  updateComponentConfiguration(asking: Asking): unknown;
}

const CONFIGURE = 'plugin::content-manager.components.configure-layout';

/**
 * Enforces the permission for the layout of components: Strapi declares it, but its route allows every
 * signed-in user.
 */
export const guardLayouts = (strapi: Core.Strapi): void =>
  extendController<ComponentsController>(strapi, 'plugin::content-manager.components', (own) => ({
    updateComponentConfiguration: (asking) =>
      userMay(asking, CONFIGURE) ? own.updateComponentConfiguration(asking) : asking.forbidden(),
  }));

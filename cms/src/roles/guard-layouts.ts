import type { Core } from '@strapi/strapi';

interface Asking {
  state: { userAbility: { can(action: string): boolean } };
  forbidden(): unknown;
}

interface ComponentsController {
  updateComponentConfiguration(asking: Asking): unknown;
}

interface Controllers {
  extend(uid: string, change: (own: ComponentsController) => ComponentsController): unknown;
}

const MAY = 'plugin::content-manager.components.configure-layout';

/**
 * Enforces the permission for the layout of components: Strapi declares it, but its route allows every
 * signed-in user.
 */
export const guardLayouts = (strapi: Core.Strapi): void => {
  const controllers: Controllers = strapi.get('controllers');
  controllers.extend('plugin::content-manager.components', (own) => ({
    ...own,
    updateComponentConfiguration: (asking) =>
      asking.state.userAbility.can(MAY) ? own.updateComponentConfiguration(asking) : asking.forbidden(),
  }));
};

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

/** Strapi declares a permission for arranging the fields of components, but its route lets everybody who is signed in. */
export const guardLayouts = (strapi: Core.Strapi): void => {
  const controllers: Controllers = strapi.get('controllers');
  controllers.extend('plugin::content-manager.components', (own) => ({
    ...own,
    updateComponentConfiguration: (asking) =>
      asking.state.userAbility.can(MAY) ? own.updateComponentConfiguration(asking) : asking.forbidden(),
  }));
};

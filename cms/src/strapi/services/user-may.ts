import type { Core } from '@strapi/strapi';

/** Request in a route or controller of Strapi. */
export type AdminRequest = Parameters<Parameters<Core.Strapi['server']['use']>[0]>[0];

/** Returns Strapi's name of an act of its content manager, for permissions on a content type. */
export const contentAction = (verb: string): string => `plugin::content-manager.explorer.${verb}`;

interface Authenticated {
  userAbility: { can(action: string, subject?: string): boolean };
}

/** Whether the signed-in user may do `action`, e.g. to the content type `subject`. */
export const userMay = ({ state }: { state: object }, action: string, subject?: string): boolean =>
  (state as Authenticated).userAbility.can(action, subject);

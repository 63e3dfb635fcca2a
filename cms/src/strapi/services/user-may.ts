import type { Core } from '@strapi/strapi';

/** Request in a route or controller of Strapi. */
export type AdminRequest = Parameters<Parameters<Core.Strapi['server']['use']>[0]>[0];

/** Returns Strapi's name of an act of its content manager, for permissions on a content type. */
export const contentAction = (verb: string): string => `plugin::content-manager.explorer.${verb}`;

interface Authenticated {
  userAbility: {
    can(action: string): boolean;
    rulesFor(action: string, subject: string): readonly { conditions?: { $and?: readonly object[] } }[];
  };
}

/** Whether nothing but the language limits a permission; Strapi notes the languages of words as a condition. */
const isUnconditional = ({ conditions }: { conditions?: { $and?: readonly object[] } }): boolean =>
  conditions?.$and?.every((part) => Object.keys(part).every((name) => name === 'locale')) ??
  conditions === undefined;

/**
 * Whether the signed-in user may do `action`, e.g. to the content type `subject`. A permission under a condition ("only
 * own records") does not count: the routes of the desk do not check conditions.
 */
export const userMay = ({ state }: { state: object }, action: string, subject?: string): boolean => {
  const { userAbility } = state as Authenticated;
  return subject === undefined
    ? userAbility.can(action)
    : userAbility.rulesFor(action, subject).some(isUnconditional);
};

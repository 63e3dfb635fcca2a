import type { Core } from '@strapi/strapi';

type Functions = object;

interface Registry {
  extend(uid: string, change: (own: Functions) => Functions): unknown;
}

/** Merges `replaced` into `own`. Throws when Strapi has no function with the name of a replaced one. */
const merged = (uid: string, own: Functions, replaced: Functions): Functions => {
  const known = new Map<string, unknown>(Object.entries(own));
  const missing = Object.keys(replaced).filter((name) => typeof known.get(name) !== 'function');
  if (missing.length > 0)
    throw new Error(
      `Strapi’s ${uid} has no function ${missing.join(', ')}. See docs/guides/upgrade-strapi.md.`,
    );
  return { ...own, ...replaced };
};

const extend = <Own extends Functions>(
  registry: Registry,
  uid: string,
  change: (own: Own) => Partial<Own>,
): unknown => registry.extend(uid, (own) => merged(uid, own, change(own as Own)));

/** Replaces functions of a service of Strapi; `change` receives those before. Throws when one does not exist. */
export const extendService = <Service extends Functions>(
  strapi: Core.Strapi,
  uid: string,
  change: (own: Service) => Partial<Service>,
): void => {
  const registry: Registry = strapi.get('services');
  extend(registry, uid, change);
};

/** Replaces functions of a controller of Strapi, as {@link extendService}. */
export const extendController = <Controller extends Functions>(
  strapi: Core.Strapi,
  uid: string,
  change: (own: Controller) => Partial<Controller>,
): void => {
  const registry: Registry = strapi.get('controllers');
  extend(registry, uid, change);
};

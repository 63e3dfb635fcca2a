import type { Core } from '@strapi/strapi';

interface Registry {
  add(namespace: string, middlewares: Record<string, () => unknown>): unknown;
}

/** Registers middlewares under the names by which config/middlewares.ts orders them, without `global::`. */
export const addGlobalMiddlewares = (
  strapi: Core.Strapi,
  middlewares: Record<string, () => unknown>,
): void => {
  const registry: Registry = strapi.get('middlewares');
  registry.add('global::', middlewares);
};

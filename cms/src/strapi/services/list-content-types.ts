import type { Core } from '@strapi/strapi';

interface ContentTypes {
  keys(): string[];
  get(uid: string): unknown;
  getAll(namespace?: string): Record<string, unknown>;
  add(...types: unknown[]): unknown;
  set(...type: unknown[]): unknown;
}

/**
 * Makes the list of all content types quick: it is created again only after a type was added. Strapi asks for it once
 * for each permission of each request to the admin panel, and filters it with Lodash even when it wants them all.
 */
export const listContentTypesQuickly = (strapi: Core.Strapi): void => {
  const types: ContentTypes = strapi.get('content-types');
  const ofNamespace = types.getAll.bind(types);
  let all: Record<string, unknown> | undefined;
  for (const name of ['add', 'set'] as const) {
    const change = types[name].bind(types);
    types[name] = (...changed) => {
      all = undefined;
      return change(...changed);
    };
  }
  types.getAll = (namespace) =>
    namespace === undefined
      ? (all ??= Object.fromEntries(types.keys().map((uid) => [uid, types.get(uid)])))
      : ofNamespace(namespace);
};

import type { Core } from '@strapi/strapi';

interface Registry {
  extend(uid: string, change: (entry: { attributes: object }) => unknown): unknown;
}

/** Adds a text attribute to the files of the media library. */
export const addFileAttribute = (strapi: Core.Strapi, name: string): void => {
  const contentTypes: Registry = strapi.get('content-types');
  contentTypes.extend('plugin::upload.file', ({ attributes }) => {
    Object.assign(attributes, { [name]: { type: 'string', configurable: false } });
  });
};

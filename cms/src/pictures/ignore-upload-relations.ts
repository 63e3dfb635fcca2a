import type { Core } from '@strapi/strapi';

interface Upload {
  data: { fileInfo?: unknown };
  files: unknown;
}

interface UploadService {
  upload(input: Upload, options?: unknown): Promise<unknown>;
}

interface Services {
  extend(uid: string, change: (own: UploadService) => UploadService): unknown;
}

/**
 * Ignores `ref`, `refId` and `field` of an upload. With them, Strapi would attach the file to any record without a
 * check that the user may write it.
 */
export const ignoreUploadRelations = (strapi: Core.Strapi): void => {
  const services: Services = strapi.get('services');
  services.extend('plugin::upload.upload', (own) => ({
    ...own,
    upload: ({ data, files }, options) => own.upload({ data: { fileInfo: data.fileInfo }, files }, options),
  }));
};

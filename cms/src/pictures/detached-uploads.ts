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
 * Lets an upload be nothing but an upload. Strapi would attach the file to any record that the form names (`ref`,
 * `refId`, `field`) without asking whether the person may write that record.
 */
export const detachUploads = (strapi: Core.Strapi): void => {
  const services: Services = strapi.get('services');
  services.extend('plugin::upload.upload', (own) => ({
    ...own,
    upload: ({ data, files }, options) => own.upload({ data: { fileInfo: data.fileInfo }, files }, options),
  }));
};

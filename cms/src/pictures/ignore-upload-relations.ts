import type { Core } from '@strapi/strapi';

import { extendService } from '../strapi/services/extend-service';

interface Upload {
  data: { fileInfo?: unknown };
  files: unknown;
}

interface UploadService {
  upload(input: Upload, options?: unknown): Promise<unknown>;
}

/**
 * Ignores `ref`, `refId` and `field` of an upload. With them, Strapi would attach the file to any record without a
 * check that the user may write it.
 */
export const ignoreUploadRelations = (strapi: Core.Strapi): void => {
  extendService<UploadService>(strapi, 'plugin::upload.upload', (own) => ({
    upload: ({ data, files }, options) => own.upload({ data: { fileInfo: data.fileInfo }, files }, options),
  }));
};

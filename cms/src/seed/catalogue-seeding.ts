import type { Core } from '@strapi/strapi';

import type { PictureUploader } from './picture-uploader';

/** Context for the seeds of the catalogue. */
export interface CatalogueSeeding {
  strapi: Core.Strapi;
  upload: PictureUploader;
  /** Names of the committed pictures; a record whose picture is not drawn yet is seeded without it. */
  drawn: ReadonlySet<string>;
  /** Reference time of live events and release dates, in milliseconds. */
  now: number;
}

import type { Core } from '@strapi/strapi';

import type { PictureUploader } from './picture-uploader';

/** What the seeds of the catalogue are written with. */
export interface CatalogueSeeding {
  strapi: Core.Strapi;
  upload: PictureUploader;
  /** Names of the pictures that are committed: a record whose picture is not drawn yet is seeded without it. */
  drawn: ReadonlySet<string>;
  /** Moment that live times and releases count from, in milliseconds. */
  now: number;
}

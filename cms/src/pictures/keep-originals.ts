import type { Core } from '@strapi/strapi';

import { setUploadSettings } from '../strapi/services/media-library';

/**
 * Keeps Strapi from encoding originals again, which would reduce their quality; `stripMetadata` turns them upright.
 * Pages use the renditions, which are encoded from the original.
 */
export const keepOriginals = (strapi: Core.Strapi): Promise<void> =>
  setUploadSettings(strapi, {
    sizeOptimization: false,
    autoOrientation: false,
    responsiveDimensions: true,
    aiMetadata: false,
  });

import type { Core } from '@strapi/strapi';

import { setUploadSettings } from '../strapi/services/media-library';

/**
 * Keeps uploaded originals unchanged: encoding them again would reduce quality and lose the orientation.
 * Pages use the renditions, which are encoded from the original.
 */
export const keepOriginals = (strapi: Core.Strapi): Promise<void> =>
  setUploadSettings(strapi, {
    sizeOptimization: false,
    autoOrientation: false,
    responsiveDimensions: true,
    aiMetadata: false,
  });

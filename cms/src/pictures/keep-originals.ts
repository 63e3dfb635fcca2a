import type { Core } from '@strapi/strapi';

interface UploadService {
  setSettings(settings: Record<string, boolean>): Promise<unknown>;
}

/**
 * Keeps uploaded originals unchanged: encoding them again would reduce quality and lose the orientation.
 * Pages use the renditions, which are encoded from the original.
 */
export const keepOriginals = async (strapi: Core.Strapi): Promise<void> => {
  const service: UploadService = strapi.plugin('upload').service('upload');
  await service.setSettings({
    sizeOptimization: false,
    autoOrientation: false,
    responsiveDimensions: true,
    aiMetadata: false,
  });
};

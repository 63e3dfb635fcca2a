import type { Core } from '@strapi/strapi';

interface UploadService {
  setSettings(settings: Record<string, boolean>): Promise<unknown>;
}

/**
 * Leaves the file that an editor uploads as it is: encoding it again would cost quality and lose which side is
 * up. Pages get the renditions, which are encoded from it.
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

import type { Core } from '@strapi/strapi';

interface UploadService {
  setSettings(settings: Record<string, boolean>): Promise<unknown>;
}

interface ProviderService<File> {
  upload(file: File): Promise<void>;
}

/** Sets what the media library does to uploaded files. */
export const setUploadSettings = async (
  strapi: Core.Strapi,
  settings: Record<string, boolean>,
): Promise<void> => {
  const service: UploadService = strapi.plugin('upload').service('upload');
  await service.setSettings(settings);
};

/** Puts files where the media library keeps them, without a record. */
export const storeFiles = async <File>(strapi: Core.Strapi, files: readonly File[]): Promise<void> => {
  const provider: ProviderService<File> = strapi.plugin('upload').service('provider');
  await Promise.all(files.map((file) => provider.upload(file)));
};

/** Adds the record of a stored file to the root folder of the media library. Returns its id. */
export const addFileRecord = async (strapi: Core.Strapi, data: object): Promise<number> => {
  const stored: unknown = await strapi.db.query('plugin::upload.file').create({
    data: { ...data, folderPath: '/', provider: strapi.config.get('plugin::upload.provider') },
  });
  return (stored as { id: number }).id;
};

import type { Core } from '@strapi/strapi';

interface UploadService {
  setSettings(settings: Record<string, boolean>): Promise<unknown>;
}

interface FileService {
  findOne(id: number, populate: readonly string[]): Promise<object | null>;
  updateFileInfo(id: number, info: object, options: { user: { id: number } }): Promise<unknown>;
  remove(file: object): Promise<unknown>;
}

interface PermissionsManager {
  ability: { can(action: string, subject: unknown): boolean };
  toSubject(file: object): unknown;
}

interface PermissionService {
  createPermissionsManager(of: { ability: unknown; action: string; model: string }): PermissionsManager;
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

const FILE = 'plugin::upload.file';
const UPDATE = 'plugin::upload.assets.update';

/** Returns the stored values of a file; null when there is none with this id. */
export const readFile = (strapi: Core.Strapi, id: number): Promise<unknown> =>
  strapi.db.query(FILE).findOne({ where: { id } });

/** Returns the file with this id when the signed-in user of `state` may change it; roles may be limited to their own. */
const changeableFile = async (
  strapi: Core.Strapi,
  state: { userAbility?: unknown },
  id: number,
): Promise<object | null> => {
  const files: FileService = strapi.plugin('upload').service('upload');
  const file = await files.findOne(id, ['createdBy', 'createdBy.roles']);
  const permissions = strapi.service('admin::permission') as unknown as PermissionService;
  const manager = permissions.createPermissionsManager({
    ability: state.userAbility,
    action: UPDATE,
    model: FILE,
  });
  return file && manager.ability.can(UPDATE, manager.toSubject(file)) ? file : null;
};

/** Whether the signed-in user of `state` may change a picture. */
export const mayChangeFile = async (
  strapi: Core.Strapi,
  state: { userAbility?: unknown },
  id: number,
): Promise<boolean> => (await changeableFile(strapi, state, id)) !== null;

/** What editors change of a picture. The focal point is in per cent; it stays in view when the picture is cropped. */
export interface FileChange {
  name?: string;
  focalPoint?: { x: number; y: number };
}

/**
 * Changes a picture. Returns whether the signed-in user of `state` may change it; nothing is changed otherwise.
 */
export const changeFile = async (
  strapi: Core.Strapi,
  state: { userAbility?: unknown; user?: { id: number } },
  id: number,
  change: FileChange,
): Promise<boolean> => {
  const { user } = state;
  if (!user || !(await mayChangeFile(strapi, state, id))) return false;
  const files: FileService = strapi.plugin('upload').service('upload');
  await files.updateFileInfo(id, change, { user });
  return true;
};

/** Deletes a picture with all its files. Returns whether there was one. */
export const removeFile = async (strapi: Core.Strapi, id: number): Promise<boolean> => {
  const files: FileService = strapi.plugin('upload').service('upload');
  const file = await files.findOne(id, []);
  if (file) await files.remove(file);
  return file !== null;
};

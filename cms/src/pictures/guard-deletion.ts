import type { Core } from '@strapi/strapi';

import { addAdminAction } from '../strapi/services/add-admin-action';
import { extendController } from '../strapi/services/extend-service';
import { userMay } from '../strapi/services/user-may';

/** Action of ours: deleting pictures of the media library. Strapi lets everybody delete who may change one. */
export const DELETE_PICTURES = 'plugin::upload.assets.delete';

interface Asking {
  state: object;
  forbidden(): unknown;
}

interface FileController {
  destroy(asking: Asking): unknown;
}

interface FolderFileController {
  deleteMany(asking: Asking): unknown;
}

/**
 * Adds the permission to delete pictures, and enforces it in Strapi's own routes. Strapi asks for the permission to
 * change, and in its route for many files not even whose they are.
 */
export const guardDeletion = async (strapi: Core.Strapi): Promise<void> => {
  extendController<FileController>(strapi, 'plugin::upload.admin-file', (own) => ({
    destroy: (asking) => (userMay(asking, DELETE_PICTURES) ? own.destroy(asking) : asking.forbidden()),
  }));
  extendController<FolderFileController>(strapi, 'plugin::upload.admin-folder-file', (own) => ({
    deleteMany: (asking) => (userMay(asking, DELETE_PICTURES) ? own.deleteMany(asking) : asking.forbidden()),
  }));
  await addAdminAction(strapi, {
    ...{ section: 'plugins', displayName: 'Delete', uid: 'assets.delete' },
    ...{ pluginName: 'upload', subCategory: 'assets' },
  });
};

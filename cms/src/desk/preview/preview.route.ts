import { PREVIEW_TOKEN_SECONDS, signPreviewToken } from '@sahra/schemas/preview-token';
import type { Core } from '@strapi/strapi';

import { addAdminRoutes } from '../../strapi/services/add-admin-routes';
import { contentAction, userMay, type AdminRequest } from '../../strapi/services/user-may';
import { DESK_TYPES } from '../desk-types';

const READ = contentAction('read');

/** Permission to show drafts on pages of the site. */
export interface PreviewPermission {
  token: string;
  /** Seconds until the token expires. */
  seconds: number;
  /** Origin of the site. */
  siteUrl: string;
}

/**
 * Adds `POST /desk/preview` for signed-in users of the admin who may read records: `{ data: PreviewPermission }`, never
 * stored. 403 for others.
 */
export const addPreview = (
  strapi: Core.Strapi,
  { secret, siteUrl }: { secret: string; siteUrl: string },
): void => {
  const permit = (context: AdminRequest): Promise<void> => {
    const mayRead = DESK_TYPES.some(({ facts, words }) =>
      [facts, words].some((uid) => uid !== null && userMay(context, READ, uid)),
    );
    context.set('cache-control', 'no-store');
    if (mayRead) {
      const data: PreviewPermission = {
        token: signPreviewToken(secret, Date.now()),
        seconds: PREVIEW_TOKEN_SECONDS,
        siteUrl,
      };
      context.body = { data };
    } else context.status = 403;
    return Promise.resolve();
  };
  addAdminRoutes(strapi, [{ method: 'POST', path: '/desk/preview', handler: permit }]);
};

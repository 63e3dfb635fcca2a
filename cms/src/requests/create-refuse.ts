import type { Core } from '@strapi/strapi';

import { localizeForUser, type LocalizedMessage } from '../checks/localized-message';
import type { AdminRequest } from '../strapi/services/user-may';

/** Responds to a request with a sentence, as `{ data, error: { status, message } }`; `data` is null unless given. */
export type Refuse = (
  context: AdminRequest,
  status: 400 | 403 | 404 | 409 | 503,
  sentence: LocalizedMessage,
  data?: object | null,
) => void;

/** Creates the refusal of the admin's own routes, in the language of the signed-in user. */
export const createRefuse =
  (strapi: Core.Strapi): Refuse =>
  (context, status, sentence, data = null) => {
    context.status = status;
    context.body = { data, error: { status, message: localizeForUser(strapi, sentence) } };
  };

import type { Locale } from '@sahra/schemas/constants';
import type { Core } from '@strapi/strapi';

import { currentUser } from '../strapi/services/current-user';

/** Message for an editor, in all languages of the admin panel. */
export type LocalizedMessage = Readonly<Record<Locale, string>>;

/** Returns `sentence` in the current user's admin language; English for scripts. */
export const localizeForUser = (strapi: Core.Strapi, sentence: LocalizedMessage): string =>
  sentence[currentUser(strapi)?.language ?? 'en'];

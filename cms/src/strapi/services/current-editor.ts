import type { Core } from '@strapi/strapi';

import { currentUser } from './current-user';

/** Signed-in user of the admin panel with their roles. */
export interface CurrentEditor {
  email: string;
  language: 'en' | 'ar';
  /** Codes of their roles. */
  roles: string[];
}

/** Returns the user of the current request with their roles; null before authentication. */
export const currentEditor = (strapi: Core.Strapi): CurrentEditor | null => {
  const user = currentUser(strapi);
  if (!user) return null;
  const { email, roles } = strapi.requestContext.get()?.state['user'] as {
    email: string;
    roles?: readonly { code: string }[];
  };
  return { email, language: user.language, roles: (roles ?? []).map(({ code }) => code) };
};

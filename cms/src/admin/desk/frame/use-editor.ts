import { LOCALES, type Locale } from '@sahra/schemas/constants';
import type { DeskScope } from '@sahra/schemas/desk-access';
import { useAuth } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';

import type { DeskType } from '../../../desk/desk-types';
import { scopesOfRoles } from '../../../people/desk-scopes';

const OWNER = 'strapi-super-admin';
const ARABIC_EDITOR = 'sahra-editor-ar';

/** The signed-in user, and what the desk offers to their role. The server checks each act itself. */
export interface Editor {
  /** `failed` when Strapi could not read who is signed in. Until `known`, nobody has a role or an act. */
  state: 'loading' | 'failed' | 'known';
  name: string;
  email: string | undefined;
  /** Each by its code and its name in Strapi. */
  roles: readonly { code: string; name: string }[];
  isOwner: boolean;
  /**
   * The language to keep for a user who has none: that of their role, or the one chosen before they signed in. The
   * server names fields in the language that it keeps.
   */
  firstLanguage: Locale | null;
  /** What the role may do with viewers' data. */
  scopes: readonly DeskScope[];
  mayCreate(type: DeskType): boolean;
  mayPublish(type: DeskType, locale: Locale): boolean;
  mayDelete(type: DeskType): boolean;
  signOut(): void;
}

export const useEditor = (): Editor => {
  const { locale: shown } = useIntl();
  const user = useAuth('Desk', (state) => state.user);
  const permissions = useAuth('Desk', (state) => state.permissions);
  const logout = useAuth('Desk', (state) => state.logout);
  const isLoading = useAuth('Desk', (state) => state.isLoading);
  const roles = user?.roles ?? [];
  const may = (verb: string, uid: string | null, locale?: Locale): boolean =>
    permissions.some(({ action, subject, properties }) => {
      const { locales } = (properties ?? {}) as { locales?: readonly string[] | null };
      return (
        action === `plugin::content-manager.explorer.${verb}` &&
        subject === uid &&
        (locale === undefined || (locales ?? [locale]).includes(locale))
      );
    });
  return {
    state: isLoading ? 'loading' : user ? 'known' : 'failed',
    name: user?.firstname ?? user?.username ?? user?.email ?? '',
    email: user?.email,
    roles,
    isOwner: roles.some(({ code }) => code === OWNER),
    firstLanguage:
      user &&
      !user.preferedLanguage &&
      roles.length > 0 &&
      (shown === 'ar' || roles.every(({ code }) => code === ARABIC_EDITOR))
        ? 'ar'
        : null,
    scopes: scopesOfRoles(roles.map(({ code }) => code)),
    mayCreate: ({ facts, words, single }) => !single && may('create', facts ?? words),
    mayPublish: ({ words }, locale) => may('publish', words, locale),
    mayDelete: ({ facts, words, single }) =>
      !single &&
      (facts === null ? LOCALES.every((locale) => may('delete', words, locale)) : may('delete', facts)),
    signOut: () => void logout(),
  };
};

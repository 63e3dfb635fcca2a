import type { Locale } from '@sahra/schemas/constants';
import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback } from 'react';

import { deviceStorage } from '../../browser-storage';
import { LANGUAGE_STORE } from './first-language';

/** Returns a function that keeps the editor's language and opens the page again in it; it throws when that fails. */
export const useChangeLanguage = (): ((locale: Locale) => Promise<void>) => {
  const { put } = useFetchClient();
  return useCallback(
    async (locale) => {
      await put('/admin/users/me', { preferedLanguage: locale });
      deviceStorage.set(LANGUAGE_STORE, locale);
      location.reload();
    },
    [put],
  );
};

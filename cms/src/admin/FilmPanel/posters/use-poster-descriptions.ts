import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import { LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

/** What a picture shows, in each language. */
export type Descriptions = Readonly<Record<Locale, string>>;

const addressOf = (documentId: string, locale: Locale): string =>
  `/content-manager/collection-types/api::video.video-text/${documentId}?locale=${locale}`;

/**
 * Reads the description of a video's poster from its words, drafts first; undefined until they are read. `store` writes
 * those that differ as drafts.
 */
export const usePosterDescriptions = (
  documentId: string,
): { descriptions: Descriptions | undefined; store: (changed: Descriptions) => Promise<void> } => {
  const { get, put } = useFetchClient();
  const [descriptions, setDescriptions] = useState<Descriptions>();

  useEffect(() => {
    const read = async (locale: Locale): Promise<string> => {
      const { data } = await get<{ data?: { posterAlt?: string | null } }>(addressOf(documentId, locale));
      return data.data?.posterAlt ?? '';
    };
    Promise.all([read('en'), read('ar')]).then(
      ([en, ar]) => setDescriptions({ en, ar }),
      () => setDescriptions({ en: '', ar: '' }),
    );
  }, [documentId, get]);

  return {
    descriptions,
    store: async (changed) => {
      for (const locale of LOCALES) {
        const posterAlt = changed[locale].trim();
        if (posterAlt !== '' && posterAlt !== descriptions?.[locale]) {
          await put(addressOf(documentId, locale), { posterAlt });
        }
      }
      setDescriptions(changed);
    },
  };
};

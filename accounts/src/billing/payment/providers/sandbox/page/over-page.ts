import type { Locale } from '@sahra/schemas/constants';

import { html } from './html';
import { pageDocument } from './page-document';
import { PAGE_WORDS } from './page-words';

/** Told to whoever opens a page that is not there. */
export const overPage = (locale: Locale, publicOrigin: string): string => {
  const words = PAGE_WORDS[locale];
  return pageDocument({
    locale,
    title: words.overTitle,
    otherLanguage: `?lang=${locale === 'en' ? 'ar' : 'en'}`,
    main: html`
      <h1>${words.overTitle}</h1>
      <p>${words.overText}</p>
      <p><a href="${publicOrigin}/${locale}">${words.backToSite}</a></p>
    `,
  });
};

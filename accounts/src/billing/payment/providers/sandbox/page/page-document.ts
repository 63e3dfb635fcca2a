import { createHash } from 'node:crypto';

import { DIRECTION, type Locale } from '@sahra/schemas/constants';

import { html, type Html } from './html';
import { PAGE_STYLE } from './page-style';
import { PAGE_WORDS } from './page-words';

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');

/**
 * Returns the headers of a page: own styles and forms only, no scripts, no frames. `publicOrigin` is allowed
 * as the final redirect target of the forms.
 */
export const pageHeaders = (publicOrigin: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'same-origin',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    `form-action 'self' ${publicOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
});

interface PageContent {
  locale: Locale;
  title: string;
  /** URL of the same page in the other language. */
  otherLanguage: string;
  main: Html;
}

const other = (locale: Locale): Locale => (locale === 'en' ? 'ar' : 'en');

/** Renders a whole page of the sandbox. */
export const pageDocument = ({ locale, title, otherLanguage, main }: PageContent): string => {
  const words = PAGE_WORDS[locale];
  const language = other(locale);
  const style: Html = { markup: `<style>${PAGE_STYLE}</style>` };
  return html`<!doctype html>
    <html lang="${locale}" dir="${DIRECTION[locale]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${style}
      </head>
      <body>
        <div class="page">
          <header>
            <span class="mark">${words.sandbox}</span>
            <a href="${otherLanguage}" lang="${language}" hreflang="${language}">${words.otherLanguage}</a>
          </header>
          <main>${main}</main>
        </div>
      </body>
    </html>`.markup;
};

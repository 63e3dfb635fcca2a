import { createHash } from 'node:crypto';

import { DIRECTION, OTHER_LOCALE, type Locale } from '@sahra/schemas/constants';

import { html, type Html } from './html';
import { PAGE_SCRIPT } from './page-script';
import { PAGE_STYLE } from './page-style';
import { PAGE_WORDS } from './page-words';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/**
 * Returns the headers of a page: own styles, typeface and forms and the script of the card form only, no frames.
 * `publicOrigin` is allowed as the final redirect target of the forms.
 */
export const pageHeaders = (publicOrigin: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'same-origin',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${hashOf(PAGE_STYLE)}'`,
    `script-src 'sha256-${hashOf(PAGE_SCRIPT)}'`,
    "font-src 'self'",
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
  /** Whether the page has the card form, which a script helps to fill in. */
  withScript?: boolean;
}

/** Renders a whole page of the sandbox. */
export const pageDocument = ({
  locale,
  title,
  otherLanguage,
  main,
  withScript = false,
}: PageContent): string => {
  const words = PAGE_WORDS[locale];
  const language = OTHER_LOCALE[locale];
  const script: Html = { markup: `<script>${PAGE_SCRIPT}</script>` };
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
        ${withScript ? script : undefined}
      </body>
    </html>`.markup;
};

import escapeHtml from 'escape-html';
import { DIRECTION } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { messageOf } from '@sahra/schemas/messages';

import { MARKS } from '../../src/shared/head/first-paint';
import { htmlDocumentOf, htmlFile } from '../release/html-file';
import type { HtmlDocument } from '../release/html-file';
import { errorFileOf } from '../release/release';
import type { Release } from '../release/release';

/** What is said when not even the release's own error page is there: before the first build. */
const bareErrorPage = (locale: Locale, status: number): HtmlDocument => {
  const text = escapeHtml(messageOf(status === 404 ? 'NOT_FOUND' : 'UPSTREAM_UNAVAILABLE', locale));
  return htmlDocumentOf(
    `<!doctype html><html lang="${locale}" dir="${DIRECTION[locale]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${text}</title><h1>${text}</h1></html>`,
  );
};

/** The error page of a language, with the error's message where the page wants it. */
export const errorPage = async (
  release: Release | null,
  locale: Locale,
  status: number,
  message: string,
): Promise<HtmlDocument> => {
  const file = errorFileOf(status === 404 ? '404' : '500', locale);
  if (!release?.files.has(file)) return bareErrorPage(locale, status);
  const page = await htmlFile(release, file);
  return htmlDocumentOf(
    page.text.replace(MARKS.message, () => escapeHtml(message)),
    page.scriptHashes,
  );
};

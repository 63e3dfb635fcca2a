import type { Locale } from '@sahra/schemas/constants';

import { xmlText } from '../sitemap/xml-text';

/** Language of a feed, and the origin of its addresses. */
export interface FeedPlace {
  locale: Locale;
  publicUrl: string;
}

/** Writes an element with this text. */
export const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

/** Formats an instant as RSS has it (RFC 822, with the year in full). */
export const rfc822 = (iso: string): string => new Date(iso).toUTCString();

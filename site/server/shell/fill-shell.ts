import escapeHtml from 'escape-html';
import type { Locale } from '@sahra/schemas/constants';

import { MARKS, NO_POSTER, PARTS, RECORD_ID } from '../../src/shared/head/first-paint';
import type { ServedRecord } from '../../src/shared/head/first-paint';
import { headTagHtml } from '../../src/shared/head/head-tag-html';
import { headTagsOf } from '../../src/shared/head/head-tags';
import type { HeadMeta, LeadPicture } from '../../src/shared/head/page-head';
import { preloadTagsOf } from '../../src/shared/head/preload-tags';
import { sourceHtml } from './source-html';

/** Record for a shell, and the URL that shows it. */
export interface ShellFilling {
  page: string;
  key: string;
  /** Response field that contains the record. */
  field: string;
  locale: Locale;
  /** Unprefixed address. */
  path: string;
  publicUrl: string;
  index: boolean;
  meta: HeadMeta;
  /** Null where the page's script reads the record. */
  data: Record<string, unknown> | null;
}

/** Returns JSON that cannot close its script element or, in old parsers, end a line. */
const scriptSafeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/**
 * Returns the lead picture of a shell. A first paint without a placeholder for sources shows the image file itself.
 */
const leadOf = (shell: string, { lead }: HeadMeta): LeadPicture | null => {
  if (!lead || shell.includes(MARKS.sources)) return lead ?? null;
  return { picture: { ...lead.picture, renditions: [] }, sizes: lead.sizes };
};

const headOf = ({ meta, path, locale, publicUrl, index }: ShellFilling, lead: LeadPicture | null): string =>
  [...headTagsOf(meta, { path, locale, publicUrl, index }), ...(lead ? preloadTagsOf(lead) : [])]
    .map(headTagHtml)
    .join('');

/**
 * Fills a record into a shell's HTML (shell-contract.md): removes the parts for other records, then fills in one
 * pass, so that a value which looks like a placeholder is not replaced.
 */
export const fillShell = (shell: string, filling: ShellFilling): string => {
  const { page, key, field, locale, meta, data } = filling;
  const own = shell.replace(PARTS, (_part, name, html: string) => (name === field ? html : ''));
  const record: ServedRecord | null = data && { page, key, locale, data };
  const lead = leadOf(own, meta);
  const poster = lead?.picture ?? meta.picture;
  const values = new Map(
    Object.entries({
      [MARKS.head]: headOf(filling, lead),
      [MARKS.record]: record
        ? `<script type="application/json" id="${RECORD_ID}">${scriptSafeJson(record)}</script>`
        : '',
      [MARKS.title]: escapeHtml(meta.name ?? meta.title),
      [MARKS.description]: escapeHtml(meta.description),
      [MARKS.intro]: escapeHtml(meta.intro ?? ''),
      [MARKS.sources]: lead ? sourceHtml(lead) : '',
      [MARKS.poster]: escapeHtml(poster?.url ?? NO_POSTER),
      [MARKS.beginning]: meta.free ? '' : 'hidden',
      [MARKS.posterAlt]: escapeHtml(poster?.alt ?? ''),
    }),
  );
  return own.replace(/<!--sahra:\w+-->|%%sahra:\w+%%/g, (mark) => values.get(mark) ?? mark);
};

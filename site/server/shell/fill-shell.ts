import escapeHtml from 'escape-html';
import type { Locale } from '@sahra/schemas/constants';

import { MARKS, NO_POSTER, RECORD_ID } from '../../src/shared/head/first-paint';
import { headTagHtml } from '../../src/shared/head/head-tag-html';
import { headTagsOf } from '../../src/shared/head/head-tags';
import type { HeadMeta, LeadPicture } from '../../src/shared/head/page-head';
import { preloadTagsOf } from '../../src/shared/head/preload-tags';
import type { ShellTemplate } from './shell-template';
import { sourceHtml } from './source-html';

/** Record for a shell, and the URL that shows it. */
export interface ShellFilling {
  page: string;
  key: string;
  locale: Locale;
  /** Unprefixed address. */
  path: string;
  publicUrl: string;
  index: boolean;
  meta: HeadMeta;
  /** The record as JSON (`ServedRecord.data`); null where the page's script reads it. */
  data: string | null;
}

const UNSAFE: ReadonlyMap<string, string> = new Map([
  ['<', '\\u003c'],
  ['\u2028', '\\u2028'],
  ['\u2029', '\\u2029'],
]);

/** Returns JSON that cannot close its script element or, in old parsers, end a line. */
const scriptSafe = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (sign) => UNSAFE.get(sign) ?? sign);

const recordHtml = ({ page, key, locale, data }: ShellFilling): string =>
  data === null
    ? ''
    : `<script type="application/json" id="${RECORD_ID}">${scriptSafe(`{"page":${JSON.stringify(page)},"key":${JSON.stringify(key)},"locale":${JSON.stringify(locale)},"data":${data}}`)}</script>`;

/**
 * Returns the lead picture of a shell. A first paint without a placeholder for sources shows the image file itself.
 */
const leadOf = ({ hasSources }: ShellTemplate, { lead }: HeadMeta): LeadPicture | null => {
  if (!lead || hasSources) return lead ?? null;
  return { picture: { ...lead.picture, renditions: [] }, sizes: lead.sizes };
};

const headOf = ({ meta, path, locale, publicUrl, index }: ShellFilling, lead: LeadPicture | null): string =>
  [...headTagsOf(meta, { path, locale, publicUrl, index }), ...(lead ? preloadTagsOf(lead) : [])]
    .map(headTagHtml)
    .join('');

/**
 * Fills a record into a shell (shell-contract.md) in one pass, so that a value which looks like a placeholder is not
 * replaced.
 */
export const fillShell = (template: ShellTemplate, filling: ShellFilling): Buffer => {
  const { meta } = filling;
  const lead = leadOf(template, meta);
  const poster = lead?.picture ?? meta.picture;
  const values = new Map<string, string>([
    [MARKS.head, headOf(filling, lead)],
    [MARKS.record, recordHtml(filling)],
    [MARKS.title, escapeHtml(meta.name ?? meta.title)],
    [MARKS.description, escapeHtml(meta.description)],
    [MARKS.intro, escapeHtml(meta.intro ?? '')],
    [MARKS.sources, lead ? sourceHtml(lead) : ''],
    [MARKS.poster, escapeHtml(poster?.url ?? NO_POSTER)],
    [MARKS.beginning, meta.free ? '' : 'hidden'],
    [MARKS.posterAlt, escapeHtml(poster?.alt ?? '')],
  ]);
  return Buffer.concat(
    template.pieces.flatMap(({ html, mark }) => [html, Buffer.from(values.get(mark) ?? mark)]),
  );
};

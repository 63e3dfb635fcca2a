import { DIRECTION, OTHER_LOCALE } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import escapeHtml from 'escape-html';

import type { MailDocument } from './mail-document';
import { MAIL_COLORS, MAIL_TYPOGRAPHY } from './mail-style';
import type { MailBlock } from './mail-template';

const CODE_FONT = "ui-monospace, 'SF Mono', Menlo, Consolas, monospace";

const paragraph = (text: string, style: string, className = 'ink'): string =>
  `<p class="${className}" style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;

const codeBlock = (code: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr>
<td dir="ltr" align="center" class="well ink" bgcolor="${MAIL_COLORS.paper200}" style="padding:20px 12px;border-radius:12px;background:${MAIL_COLORS.paper200};font:700 34px/1.2 ${CODE_FONT};letter-spacing:10px;color:${MAIL_COLORS.paperInk}">${escapeHtml(code)}</td>
</tr></table>`;

const buttonBlock = (label: string, href: string, locale: Locale): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td bgcolor="${MAIL_COLORS.saffron}" style="border-radius:999px;background:${MAIL_COLORS.saffron}"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 28px;border-radius:999px;font:700 ${MAIL_TYPOGRAPHY[locale].size}px/1.5 ${MAIL_TYPOGRAPHY[locale].font};color:${MAIL_COLORS.onSaffron};text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>`;

const factRow = ([name, value]: readonly [string, string]): string =>
  `<tr>
<th scope="row" class="line muted" valign="top" style="padding:10px 0;border-top:1px solid ${MAIL_COLORS.paper200};width:1%;font-weight:400;color:${MAIL_COLORS.paperMuted};text-align:start;white-space:nowrap">${escapeHtml(name)}</th>
<td width="16" class="line" style="border-top:1px solid ${MAIL_COLORS.paper200}"></td>
<td class="line ink" valign="top" style="padding:10px 0;border-top:1px solid ${MAIL_COLORS.paper200};font-weight:600;color:${MAIL_COLORS.paperInk}">${escapeHtml(value)}</td>
</tr>`;

const factsBlock = (facts: readonly (readonly [string, string])[]): string =>
  `<table cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 24px;border-collapse:collapse">${facts.map(factRow).join('')}</table>`;

/** Renders one block with tables and inline styles, which every mail client supports. */
const letterBlock = (block: MailBlock, locale: Locale): string => {
  if ('text' in block) return paragraph(block.text, `color:${MAIL_COLORS.paperInk}`);
  if ('code' in block) return codeBlock(block.code);
  if ('button' in block) return buttonBlock(block.button, block.href, locale);
  if ('facts' in block) return factsBlock(block.facts);
  return paragraph(
    block.note,
    `font-size:${MAIL_TYPOGRAPHY[locale].small + 1}px;color:${MAIL_COLORS.paperMuted}`,
    'muted',
  );
};

const WIDTH = 600;

/** Styles for clients with a dark mode: light text on a dark sheet. */
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
a{color:inherit}
@media (prefers-color-scheme:dark){
.sheet{background:${MAIL_COLORS.ink850}!important}
.ink{color:${MAIL_COLORS.paper}!important}
.muted{color:${MAIL_COLORS.ink200}!important}
.well{background:${MAIL_COLORS.ink700}!important}
.line{border-color:${MAIL_COLORS.ink700}!important}
}`;

const header = ({ brand, locale }: MailDocument): string => {
  const echo =
    brand.echo === ''
      ? ''
      : ` <span style="font-size:16px;font-weight:500;color:${MAIL_COLORS.saffron300}"><bdi lang="${OTHER_LOCALE[locale]}">${escapeHtml(brand.echo)}</bdi></span>`;
  return `<td style="padding:28px 24px 20px;font-size:22px;line-height:1.4;font-weight:700;color:${MAIL_COLORS.paper}"><span aria-hidden="true" style="color:${MAIL_COLORS.saffron}">✸</span>&#8194;<bdi>${escapeHtml(brand.name)}</bdi>${echo}</td>`;
};

const sheet = ({ content, locale }: MailDocument): string =>
  `<td class="sheet" bgcolor="${MAIL_COLORS.paper}" style="padding:36px 28px 20px;border-radius:20px;background:${MAIL_COLORS.paper}">
<h1 class="ink" style="margin:0 0 20px;font-size:26px;line-height:${MAIL_TYPOGRAPHY[locale].heading};font-weight:700;color:${MAIL_COLORS.paperInk}">${escapeHtml(content.heading)}</h1>
${content.blocks.map((block) => letterBlock(block, locale)).join('\n')}
</td>`;

const footer = ({ footer: lines, locale }: MailDocument): string =>
  `<td style="padding:20px 24px 40px;font-size:${MAIL_TYPOGRAPHY[locale].small}px;line-height:${MAIL_TYPOGRAPHY[locale].line};color:${MAIL_COLORS.ink300}">${lines
    .map(({ text, href }) =>
      href === undefined
        ? escapeHtml(text)
        : `<a href="${escapeHtml(href)}" style="color:${MAIL_COLORS.saffron300};text-decoration:underline">${escapeHtml(text)}</a>`,
    )
    .join('<br>\n')}</td>`;

/**
 * Renders the HTML of a mail: a paper sheet on a dark background, one column of at most 600 px, in the
 * direction of its locale.
 */
export const renderMailHtml = (letter: MailDocument): string => {
  const { content, locale } = letter;
  const type = MAIL_TYPOGRAPHY[locale];
  return `<!doctype html>
<html lang="${locale}" dir="${DIRECTION[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(content.subject)}</title>
<style>${DARK}</style>
</head>
<body lang="${locale}" dir="${DIRECTION[locale]}" bgcolor="${MAIL_COLORS.ink900}" style="margin:0;padding:0;background:${MAIL_COLORS.ink900}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table role="presentation" dir="${DIRECTION[locale]}" width="100%" cellpadding="0" cellspacing="0" bgcolor="${MAIL_COLORS.ink900}" style="background:${MAIL_COLORS.ink900}">
<tr><td align="center" style="padding:0 12px">
<table role="presentation" dir="${DIRECTION[locale]}" width="100%" cellpadding="0" cellspacing="0" style="max-width:${WIDTH}px;font-family:${type.font};font-size:${type.size}px;line-height:${type.line};text-align:start">
<tr>${header(letter)}</tr>
<tr>${sheet(letter)}</tr>
<tr>${footer(letter)}</tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
};

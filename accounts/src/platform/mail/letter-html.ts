import { DIRECTION } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import escapeHtml from 'escape-html';

import type { Letter } from './letter';
import { LOOK, TYPE } from './letter-look';
import type { MailBlock } from './mail-template';

const CODE_FONT = "ui-monospace, 'SF Mono', Menlo, Consolas, monospace";

const paragraph = (text: string, style: string, className = 'ink'): string =>
  `<p class="${className}" style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;

const codeBlock = (code: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr>
<td dir="ltr" align="center" class="well ink" bgcolor="${LOOK.paper200}" style="padding:20px 12px;border-radius:12px;background:${LOOK.paper200};font:700 34px/1.2 ${CODE_FONT};letter-spacing:10px;color:${LOOK.paperInk}">${escapeHtml(code)}</td>
</tr></table>`;

const buttonBlock = (label: string, href: string, locale: Locale): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td bgcolor="${LOOK.saffron}" style="border-radius:999px;background:${LOOK.saffron}"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 28px;border-radius:999px;font:700 ${TYPE[locale].size}px/1.5 ${TYPE[locale].font};color:${LOOK.onSaffron};text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>`;

const factRow = ([name, value]: readonly [string, string]): string =>
  `<tr>
<th scope="row" class="line muted" valign="top" style="padding:10px 0;border-top:1px solid ${LOOK.paper200};width:1%;font-weight:400;color:${LOOK.paperMuted};text-align:start;white-space:nowrap">${escapeHtml(name)}</th>
<td width="16" class="line" style="border-top:1px solid ${LOOK.paper200}"></td>
<td class="line ink" valign="top" style="padding:10px 0;border-top:1px solid ${LOOK.paper200};font-weight:600;color:${LOOK.paperInk}">${escapeHtml(value)}</td>
</tr>`;

const factsBlock = (facts: readonly (readonly [string, string])[]): string =>
  `<table cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 24px;border-collapse:collapse">${facts.map(factRow).join('')}</table>`;

/** Renders one block with tables and inline styles, which every mail client supports. */
const letterBlock = (block: MailBlock, locale: Locale): string => {
  if ('text' in block) return paragraph(block.text, `color:${LOOK.paperInk}`);
  if ('code' in block) return codeBlock(block.code);
  if ('button' in block) return buttonBlock(block.button, block.href, locale);
  if ('facts' in block) return factsBlock(block.facts);
  return paragraph(block.note, `font-size:${TYPE[locale].small + 1}px;color:${LOOK.paperMuted}`, 'muted');
};

const WIDTH = 600;

/** Styles for clients with a dark mode: light text on a dark sheet. */
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
a{color:inherit}
@media (prefers-color-scheme:dark){
.sheet{background:${LOOK.ink850}!important}
.ink{color:${LOOK.paper}!important}
.muted{color:${LOOK.ink200}!important}
.well{background:${LOOK.ink700}!important}
.line{border-color:${LOOK.ink700}!important}
}`;

const header = ({ brand, locale }: Letter): string => {
  const echo =
    brand.echo === ''
      ? ''
      : ` <bdi lang="${locale === 'ar' ? 'en' : 'ar'}" style="font-size:16px;font-weight:500;color:${LOOK.saffron300}">${escapeHtml(brand.echo)}</bdi>`;
  return `<td style="padding:28px 24px 20px;font-size:22px;line-height:1.4;font-weight:700;color:${LOOK.paper}"><span aria-hidden="true" style="color:${LOOK.saffron}">✸</span>&#8194;<bdi>${escapeHtml(brand.name)}</bdi>${echo}</td>`;
};

const sheet = ({ content, locale }: Letter): string =>
  `<td class="sheet" bgcolor="${LOOK.paper}" style="padding:36px 28px 20px;border-radius:20px;background:${LOOK.paper}">
<h1 class="ink" style="margin:0 0 20px;font-size:26px;line-height:${TYPE[locale].heading};font-weight:700;color:${LOOK.paperInk}">${escapeHtml(content.heading)}</h1>
${content.blocks.map((block) => letterBlock(block, locale)).join('\n')}
</td>`;

const footer = ({ footer: lines, locale }: Letter): string =>
  `<td style="padding:20px 24px 40px;font-size:${TYPE[locale].small}px;line-height:${TYPE[locale].line};color:${LOOK.ink300}">${lines
    .map(({ text, href }) =>
      href === undefined
        ? escapeHtml(text)
        : `<a href="${escapeHtml(href)}" style="color:${LOOK.saffron300};text-decoration:underline">${escapeHtml(text)}</a>`,
    )
    .join('<br>\n')}</td>`;

/**
 * Renders the HTML of a mail: a paper sheet on a dark background, one column of at most 600 px, in the
 * direction of its locale.
 */
export const letterHtml = (letter: Letter): string => {
  const { content, locale } = letter;
  const type = TYPE[locale];
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
<body lang="${locale}" dir="${DIRECTION[locale]}" bgcolor="${LOOK.ink900}" style="margin:0;padding:0;background:${LOOK.ink900}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table role="presentation" dir="${DIRECTION[locale]}" width="100%" cellpadding="0" cellspacing="0" bgcolor="${LOOK.ink900}" style="background:${LOOK.ink900}">
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

import escapeHtml from 'escape-html';
import type { Locale } from '@sahra/schemas/constants';

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

/** A part of a letter in tables and inline styles, which every mail client understands. */
export const letterBlock = (block: MailBlock, locale: Locale): string => {
  if ('text' in block) return paragraph(block.text, `color:${LOOK.paperInk}`);
  if ('code' in block) return codeBlock(block.code);
  if ('button' in block) return buttonBlock(block.button, block.href, locale);
  if ('facts' in block) return factsBlock(block.facts);
  return paragraph(block.note, `font-size:${TYPE[locale].small + 1}px;color:${LOOK.paperMuted}`, 'muted');
};

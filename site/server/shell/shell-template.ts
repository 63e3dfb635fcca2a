import { MARKS, PARTS } from '../../src/shared/head/first-paint';
import type { HtmlText } from '../release/html-file';

const MARK = /(<!--sahra:\w+-->|%%sahra:\w+%%)/;

/** Shell for the records of one response field, divided at its placeholders. */
export interface ShellTemplate {
  /** HTML and placeholders in turn, HTML first. */
  pieces: readonly { html: Buffer; mark: string }[];
  hasSources: boolean;
}

const divide = (shell: string, field: string): ShellTemplate => {
  const own = shell.replace(PARTS, (_part, name, html: string) => (name === field ? html : ''));
  const texts = own.split(MARK);
  const pieces = texts
    .filter((_text, at) => at % 2 === 0)
    .map((html, at) => ({ html: Buffer.from(html), mark: texts[at * 2 + 1] ?? '' }));
  return { pieces, hasSources: own.includes(MARKS.sources) };
};

const templates = new WeakMap<HtmlText, Map<string, ShellTemplate>>();

/** Returns the template of a shell, without its parts for the other fields. Each is made once. */
export const shellTemplate = (shell: HtmlText, field: string): ShellTemplate => {
  const known = templates.get(shell) ?? new Map<string, ShellTemplate>();
  templates.set(shell, known);
  const template = known.get(field) ?? divide(shell.text, field);
  known.set(field, template);
  return template;
};

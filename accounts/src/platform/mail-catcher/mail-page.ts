import escapeHtml from 'escape-html';

import type { CaughtMail } from './caught-mail';
import { page } from './page';
import { timeOf } from './time-of';

const PARTS = { html: 'HTML', text: 'Text', headers: 'Headers' } as const;

export type MailPart = keyof typeof PARTS;

export const isMailPart = (name: string): name is MailPart => Object.hasOwn(PARTS, name);

const VIEWS: Record<MailPart, (mail: CaughtMail) => string> = {
  // No scripts and no access to this page: the content of a mail is not trusted.
  html: ({ id }) =>
    `<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mails/${id}/body"></iframe>`,
  text: ({ text, language }) => `<pre dir="auto" lang="${escapeHtml(language)}">${escapeHtml(text)}</pre>`,
  headers: ({ headers }) => `<pre class="lines" dir="ltr">${escapeHtml(headers.join('\n'))}</pre>`,
};

const tabs = ({ id, html }: CaughtMail, shown: MailPart): string =>
  Object.entries(PARTS)
    .filter(([part]) => part !== 'html' || html !== '')
    .map(
      ([part, name]) =>
        `<a href="/mails/${id}?part=${part}"${part === shown ? ' aria-current="page"' : ''}>${name}</a>`,
    )
    .join('');

/** Renders one mail: sender, receivers, time, and the requested part. */
export const mailPage = (mail: CaughtMail, part: MailPart): string => {
  const { subject, from, to, language, received_at } = mail;
  const head = `<h1><bdi lang="${escapeHtml(language)}">${escapeHtml(subject) || '(no subject)'}</bdi></h1><a href="/">All mails</a>`;
  return page(
    subject,
    head,
    `<dl>
<dt>From</dt><dd><bdi dir="ltr">${escapeHtml(from)}</bdi></dd>
<dt>To</dt><dd><bdi dir="ltr">${escapeHtml(to.join(', '))}</bdi></dd>
<dt>Received</dt><dd>${timeOf(received_at)}</dd>
<dt>Language</dt><dd>${escapeHtml(language) || 'not named'}</dd>
</dl>
<nav aria-label="Parts of the mail">${tabs(mail, part)}</nav>
${VIEWS[part](mail)}`,
  );
};

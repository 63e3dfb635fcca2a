import escapeHtml from 'escape-html';

import type { CaughtMail } from './caught-mail';
import { page } from './page';
import { timeOf } from './time-of';

const row = ({ id, to, subject, language, received_at }: CaughtMail): string => `<tr>
<td><bdi dir="ltr">${escapeHtml(to.join(', '))}</bdi></td>
<td><a href="/mails/${id}"><bdi lang="${escapeHtml(language)}">${escapeHtml(subject) || '(no subject)'}</bdi></a></td>
<td class="language">${escapeHtml(language)}</td>
<td class="time">${timeOf(received_at)}</td>
</tr>`;

const table = (mails: readonly CaughtMail[]): string => `<table>
<thead><tr><th scope="col">To</th><th scope="col">Subject</th><th scope="col" class="language">Language</th><th scope="col" class="time">Received</th></tr></thead>
<tbody>${mails.map(row).join('\n')}</tbody>
</table>`;

const counted = (count: number): string => (count === 1 ? '1 mail' : `${count} mails`);

/** All mails, or those to an address, newest first. */
export const listPage = (mails: readonly CaughtMail[], to: string): string => {
  const head = `<h1>${counted(mails.length)} caught</h1>
<form action="/" role="search"><label>To <input name="to" type="search" dir="ltr" value="${escapeHtml(to)}"></label><button class="main">Search</button></form>
<form action="/clear" method="post"><button>Delete all</button></form>`;
  const nothing = to === '' ? 'Nothing was sent yet.' : 'No mail to such an address.';
  return page('Mails', head, mails.length > 0 ? table(mails) : `<p class="empty">${nothing}</p>`);
};

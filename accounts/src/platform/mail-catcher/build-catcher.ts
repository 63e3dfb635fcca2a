import { limitRequestBody } from '@sahra/schemas/limit-request-body';
import type { BodyLimits } from '@sahra/schemas/limit-request-body';
import { createClientErrorHandler } from '@sahra/schemas/create-client-error-handler';
import { DEFAULT_LOCALE } from '@sahra/schemas/constants';
import type { RestError } from '@sahra/schemas/error-codes';
import { messageOf } from '@sahra/schemas/messages';
import { codeOfClientStatus } from '@sahra/schemas/transfer-error';
import {
  HTTP_SERVER_OPTIONS,
  REQUEST_LIMITS,
  UNFINISHED_RETRY_SECONDS,
  WHOLE_REQUEST_MS,
} from '@sahra/schemas/transfer-limits';
import escapeHtml from 'escape-html';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

import type { CaughtMail } from './caught-mail';
import { isMailPart, mailPage } from './mail-page';
import type { MailStore } from './mail-store';
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

/** Renders the list of all mails, or of those to an address, newest first. */
const listPage = (mails: readonly CaughtMail[], to: string): string => {
  const head = `<h1>${counted(mails.length)} caught</h1>
<form action="/" role="search"><label>To <input name="to" type="search" dir="ltr" value="${escapeHtml(to)}"></label><button class="main">Search</button></form>
<form action="/clear" method="post"><button>Delete all</button></form>`;
  const nothing = to === '' ? 'Nothing was sent yet.' : 'No mail to such an address.';
  return page('Mails', head, mails.length > 0 ? table(mails) : `<p class="empty">${nothing}</p>`);
};

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/**
 * Content security policy of a mail: pictures and its own styles load, links open in a new tab, scripts do
 * not run.
 */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:";
const HTML = 'text/html; charset=utf-8';

interface Asked {
  Params: { id: string };
  Querystring: { to?: string; part?: string };
}

/** Builds the page and the API of the development mail catcher. */
export const buildCatcher = (store: MailStore, bodies?: BodyLimits): FastifyInstance => {
  const app = Fastify({
    exposeHeadRoutes: true,
    bodyLimit: REQUEST_LIMITS.bodyBytes,
    http: HTTP_SERVER_OPTIONS,
    requestTimeout: WHOLE_REQUEST_MS,
    clientErrorHandler: createClientErrorHandler(),
  });
  const bounded = limitRequestBody(bodies);
  app.addHook('preParsing', bounded.preParsing);
  app.addHook('onSend', bounded.onSend);
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const { statusCode = 500 } = error;
    const seconds = statusCode === 429 ? UNFINISHED_RETRY_SECONDS : undefined;
    if (seconds !== undefined) void reply.header('retry-after', seconds);
    const code = statusCode < 500 ? codeOfClientStatus(statusCode) : 'SOMETHING_WENT_WRONG';
    const body: RestError = { message: messageOf(code, DEFAULT_LOCALE, seconds), code };
    return reply.code(statusCode).send(body);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    void reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    if (!reply.hasHeader('content-security-policy'))
      void reply.header('content-security-policy', PAGE_POLICY);
    done(null, payload);
  });
  // The form has no fields, so its body is ignored.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, {}),
  );

  app.get<Asked>('/', ({ query: { to = '' } }, reply) => reply.type(HTML).send(listPage(store.list(to), to)));
  app.get<Asked>('/mails/:id', ({ params, query }, reply) => {
    const mail = store.get(params.id);
    if (!mail) return reply.redirect('/');
    const part = query.part ?? '';
    return reply.type(HTML).send(mailPage(mail, isMailPart(part) ? part : mail.html ? 'html' : 'text'));
  });
  app.get<Asked>('/mails/:id/body', ({ params }, reply) => {
    const html = store.get(params.id)?.html ?? '';
    const opening = html.replace(/<head[^>]*>/iu, (head) => `${head}<base target="_blank">`);
    return reply.header('content-security-policy', MAIL_POLICY).type(HTML).send(opening);
  });
  app.post('/clear', async (request, reply) => {
    // Accepts requests only from this page, or from a client that is not a page.
    const site = request.headers['sec-fetch-site'] ?? 'none';
    if (site !== 'same-origin' && site !== 'none') return reply.code(403).send();
    await store.clear();
    return reply.redirect('/', 303);
  });

  app.get<Asked>('/api/messages', ({ query }) => ({ data: store.list(query.to) }));
  app.delete('/api/messages', async (_request, reply) => {
    await store.clear();
    return reply.code(204).send();
  });
  app.get('/ready', () => ({ status: 'ready' }));
  return app;
};

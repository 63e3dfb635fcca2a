import { createHash } from 'node:crypto';

import { LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { isSlug } from '@sahra/schemas/identity';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { formOf } from '../address/route-table';
import { GraphUnavailable } from '../graph/graph-client';
import type { GraphClient } from '../graph/graph-client';
import { negotiatedLocale } from '../locale/request-locale';
import { sendRestError } from '../proxy/upstream-failure';
import { CalendarEntryOperation } from './calendar-entry.query.generated';
import { calendarFile } from './calendar-file';

interface CalendarOptions {
  graph: GraphClient;
  publicUrl: string;
  /** Answers with a page: for a programme that does not exist, the error page. */
  answerPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

type CalendarRequest = FastifyRequest<{ Params: { code: string } }>;

/** Registers the calendar file of every programme, beside its page: `/schedule/{code}.ics`, in all URL forms. */
export const registerCalendar = (
  server: FastifyInstance,
  { graph, publicUrl, answerPage }: CalendarOptions,
): void => {
  const answer = async (
    request: CalendarRequest,
    reply: FastifyReply,
    prefix: Locale | null,
  ): Promise<FastifyReply> => {
    const code = request.params.code.toLowerCase();
    const locale = prefix ?? negotiatedLocale(request).locale;
    if (!isSlug(code)) return answerPage(request, reply);
    const data = await graph.read(CalendarEntryOperation, { code }, locale).catch((error: unknown) => {
      if (error instanceof GraphUnavailable) return null;
      throw error;
    });
    if (!data) return sendRestError(request, reply.header('retry-after', '5'), 503, 'UPSTREAM_UNAVAILABLE');
    const { scheduleEntry: entry, siteSettings } = data;
    if (!entry) return answerPage(request, reply);
    const url = `${publicUrl}${formOf(prefix, `/schedule/${entry.code}`)}`;
    const text = calendarFile({
      uid: `${entry.code}@${new URL(publicUrl).hostname}`,
      sequence: data.contentVersion ?? 0,
      title: entry.title,
      description: [entry.video?.description, url].filter(Boolean).join('\n\n'),
      location: [entry.channel?.name, siteSettings?.brand].filter(Boolean).join(', ') || null,
      url,
      startsAt: entry.startsAt,
      endsAt: entry.endsAt,
      language: locale,
    });
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    void reply.headers({
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': `attachment; filename="sahra-${entry.code}.ics"`,
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: prefix === null ? 'Cookie, Accept-Language' : 'Accept-Encoding',
      'x-robots-tag': 'noindex',
      etag,
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.send(text);
  };

  for (const prefix of [null, ...LOCALES]) {
    server.get<{ Params: { code: string } }>(formOf(prefix, '/schedule/:code([^/]+).ics'), (request, reply) =>
      answer(request, reply, prefix),
    );
  }
};

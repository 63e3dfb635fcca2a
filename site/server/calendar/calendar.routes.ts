import { createHash } from 'node:crypto';

import { LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { isSlug, VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { formOf } from '../address/route-table';
import { GraphUnavailable } from '../graph/graph-client';
import type { GraphClient } from '../graph/graph-client';
import { negotiatedLocale } from '../locale/request-locale';
import { matchesEtag } from '../page/send-html';
import { sendRestError } from '../proxy/upstream-failure';
import { CalendarEntryOperation } from './calendar-entry.query.generated';
import { CalendarEventOperation } from './calendar-event.query.generated';
import { calendarFile } from './calendar-file';
import type { CalendarEvent } from './calendar-file';

interface CalendarOptions {
  graph: GraphClient;
  publicUrl: string;
  /** Answers with a page: for what does not exist, the error page. */
  answerPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

type CalendarRequest = FastifyRequest<{ Params: { code: string } }>;

/** What is put into a calendar, and the path of its page. */
interface CalendarSubject extends Pick<CalendarEvent, 'title' | 'startsAt' | 'endsAt' | 'updatedAt'> {
  code: string;
  path: string;
  description: string | undefined;
  channel: string | undefined;
  brand: string | undefined;
}

/** Kind of page that has a calendar file. */
interface CalendarKind {
  /** Path of its pages, before the code. */
  base: string;
  isCode: (code: string) => boolean;
  /** Returns null where there is no such page, or nothing that begins. */
  read: (graph: GraphClient, code: string, locale: Locale) => Promise<CalendarSubject | null>;
}

const newest = (one: string, other: string | undefined): string =>
  other !== undefined && Date.parse(other) > Date.parse(one) ? other : one;

const PROGRAMME: CalendarKind = {
  base: '/schedule',
  isCode: isSlug,
  read: async (graph, code, locale) => {
    const data = await graph.read(CalendarEntryOperation, { code }, locale);
    const { scheduleEntry: entry, siteSettings } = data;
    return (
      entry && {
        ...entry,
        // The file has the description of the video.
        updatedAt: newest(entry.updatedAt, entry.video?.updatedAt),
        path: `/schedule/${entry.code}`,
        description: entry.video?.description,
        channel: entry.channel?.name,
        brand: siteSettings?.brand,
      }
    );
  },
};

/** A live event, which may have no entry in the schedule. */
const LIVE_EVENT: CalendarKind = {
  base: '/watch',
  isCode: (code) => VIDEO_CODE_PATTERN.test(code),
  read: async (graph, code, locale) => {
    const data = await graph.read(CalendarEventOperation, { code }, locale);
    const { video, siteSettings } = data;
    if (!video || video.startsAt === null) return null;
    return {
      ...{ ...video, startsAt: video.startsAt, path: `/watch/${video.code}`, channel: video.channel?.name },
      brand: siteSettings?.brand,
    };
  },
};

/**
 * Registers the calendar files of programmes and live events, beside their pages: `/schedule/{code}.ics` and
 * `/watch/{code}.ics`, in all URL forms.
 */
export const registerCalendar = (
  server: FastifyInstance,
  { graph, publicUrl, answerPage }: CalendarOptions,
): void => {
  const answer = async (
    request: CalendarRequest,
    reply: FastifyReply,
    { kind, prefix }: { kind: CalendarKind; prefix: Locale | null },
  ): Promise<FastifyReply> => {
    const code = request.params.code.toLowerCase();
    const locale = prefix ?? negotiatedLocale(request).locale;
    if (!kind.isCode(code)) return answerPage(request, reply);
    const subject = await kind.read(graph, code, locale).catch((error: unknown) => {
      if (error instanceof GraphUnavailable) return error;
      throw error;
    });
    if (subject instanceof GraphUnavailable)
      return sendRestError(request, reply.header('retry-after', '5'), 503, 'UPSTREAM_UNAVAILABLE');
    if (!subject) return answerPage(request, reply);
    const url = `${publicUrl}${formOf(prefix, subject.path)}`;
    const text = calendarFile({
      uid: `${subject.code}@${new URL(publicUrl).hostname}`,
      updatedAt: subject.updatedAt,
      title: subject.title,
      description: [subject.description, url].filter(Boolean).join('\n\n'),
      location: [subject.channel, subject.brand].filter(Boolean).join(', ') || null,
      url,
      startsAt: subject.startsAt,
      endsAt: subject.endsAt,
    });
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    void reply.headers({
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': `attachment; filename="sahra-${subject.code}.ics"`,
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: prefix === null ? 'Cookie, Accept-Language' : 'Accept-Encoding',
      'x-robots-tag': 'noindex',
      etag,
    });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.send(text);
  };

  for (const kind of [PROGRAMME, LIVE_EVENT])
    for (const prefix of [null, ...LOCALES]) {
      const path = formOf(prefix, `${kind.base}/:code([^/]+).ics`);
      server.get<{ Params: { code: string } }>(path, (request, reply) =>
        answer(request, reply, { kind, prefix }),
      );
    }
};

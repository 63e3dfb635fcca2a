import { COMMENT_LENGTH, CONTACT_NAME_LENGTH, MESSAGE_LENGTH } from '@sahra/schemas/constants';
import { messageOf } from '@sahra/schemas/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Insertable, Transaction } from 'kysely';

import { optionalAuth, emailFailure, emailKeyOf } from '../../identity/identity.module';
import type { Services } from '../../identity/identity.module';
import type { Tables } from '../../platform/database/tables';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { localeOf } from '../../platform/http/errors/locale-of';
import { fieldFailures, invalidFields } from '../../platform/http/errors/refusal';
import type { FieldFailure } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { respondIdempotently } from '../../platform/idempotency/respond-idempotently';
import { createLimiter } from '../../platform/rate-limit/limiter';
import { cleanText } from '../../platform/text/clean-text';
import { stripControls } from '../../platform/text/strip-controls';
import { textFailure } from '../../platform/text/text-failure';
import { textOf } from '../../platform/text/text-of';
import { videoCodeOf } from '../../platform/video/video-code-of';
import { CONTACT_SCHEMA, FEEDBACK_SCHEMA, REPORT_SCHEMA } from './message-routes.schema';
import type { MessageKind } from './messages.tables';

type NewMessage = Pick<
  Insertable<Tables['messages']>,
  'kind' | 'viewer_id' | 'name' | 'email' | 'content' | 'video_code' | 'locale' | 'created_at'
>;

/** Stores a message for support; it stays open until support changes its status. */
const keepMessage = async (trx: Transaction<Tables>, message: NewMessage): Promise<void> => {
  await trx
    .insertInto('messages')
    .values({ ...message, note: null, changed_by: null, changed_at: null })
    .execute();
};

/** Body whose fields have the right type; the failures returned with it list the rules it breaks. */
interface RemarkInput {
  comment: string;
  /** Address for a reply; null when none is wanted. */
  email: string | null;
  /** Code of the video that it is about; null without a video. */
  videoCode: string | null;
}

const COMMENT = { ...COMMENT_LENGTH, required: 'MESSAGE_REQUIRED', length: 'COMMENT_LENGTH' };

/**
 * Reads the body of POST /api/feedback or POST /api/report and validates each field separately, so that all
 * failures are reported at once.
 */
const checkRemark = (
  body: Readonly<Record<string, unknown>>,
): { input: RemarkInput; failures: FieldFailure[] } => {
  const comment = cleanText(textOf(body['comment']));
  const email = textOf(body['email']).trim().normalize('NFC');
  const code = body['video_code'] ?? '';
  const videoCode = videoCodeOf(code) ?? null;
  const verdicts = {
    comment: textFailure(comment, COMMENT),
    email: email === '' ? undefined : emailFailure(email),
    video_code: code === '' || videoCode !== null ? undefined : 'NOT_FOUND',
  };
  return {
    input: { comment, email: email === '' ? null : email, videoCode },
    failures: Object.entries(verdicts).flatMap(([field, failure]) =>
      failure ? [{ field, code: failure }] : [],
    ),
  };
};

/** Body whose fields have the right type; the failures returned with it list the rules it breaks. */
interface ContactInput {
  name: string;
  email: string;
  content: string;
}

const NAME = { ...CONTACT_NAME_LENGTH, required: 'NAME_REQUIRED', length: 'NAME_LENGTH' };
const CONTENT = { ...MESSAGE_LENGTH, required: 'MESSAGE_REQUIRED', length: 'MESSAGE_LENGTH' };
/**
 * Allowed characters (docs/product/rules.md R53): letters and marks of any script, space, apostrophes, hyphen and
 * full stop.
 */
const NAME_CHARACTERS = /^[\p{L}\p{M} '’.-]*\p{L}[\p{L}\p{M} '’.-]*$/u;

const nameFailure = (name: string): string | undefined => {
  const failure = textFailure(name, NAME);
  if (failure === 'NAME_REQUIRED' || NAME_CHARACTERS.test(name)) return failure;
  return 'NAME_CHARACTERS';
};

/**
 * Reads the body of POST /api/contact and validates each field separately, so that all failures are reported at
 * once.
 */
const checkContact = (
  body: Readonly<Record<string, unknown>>,
): { input: ContactInput; failures: FieldFailure[] } => {
  const input: ContactInput = {
    name: stripControls(textOf(body['name'])),
    email: textOf(body['email']).trim().normalize('NFC'),
    content: cleanText(textOf(body['content'])),
  };
  const verdicts = {
    name: nameFailure(input.name),
    email: emailFailure(input.email),
    content: textFailure(input.content, CONTENT),
  };
  const failures = fieldFailures(verdicts);
  return { input, failures };
};

/** Message read from a form, with the rules that it breaks. */
interface ReadMessage {
  kind: MessageKind;
  name: string | null;
  email: string | null;
  content: string;
  videoCode: string | null;
  failures: FieldFailure[];
}

/** Registers the routes of contact, feedback and problem reports; all of them create messages to support. */
export const messageRoutes = (app: AccountsApp, services: Services): void => {
  const { database, rateLimits, authenticate, clock } = services;
  const limiter = createLimiter(database.pool, rateLimits, 'message');
  const { hook: onRequest, viewer } = optionalAuth(authenticate);

  const take = async (request: FastifyRequest, reply: FastifyReply, message: ReadMessage) => {
    const { kind, name, email, content, videoCode, failures } = message;
    const person = viewer(request);
    const writer = person?.email ?? email;
    await limiter.spend(writer === null || failures.length > 0 ? null : emailKeyOf(writer), request.ip);
    if (failures.length > 0) throw invalidFields(failures);
    const locale = localeOf(request);
    return respondIdempotently(services, { request, reply, viewerId: person?.id ?? null }, async (trx) => {
      const about = { kind, name, email, content, locale, video_code: videoCode, created_at: clock() };
      await keepMessage(trx, { ...about, viewer_id: person?.id ?? null });
      const message = messageOf('MESSAGE_SENT', locale);
      return { status: 201, body: { data: { code: 'MESSAGE_SENT' as const, message } } };
    });
  };

  const options = { onRequest, validatorCompiler: uncheckedBody };

  app.post('/api/contact', { ...options, schema: CONTACT_SCHEMA }, (request, reply) => {
    const { input, failures } = checkContact(request.body);
    return take(request, reply, { ...input, kind: 'contact', videoCode: null, failures });
  });

  app.post('/api/feedback', { ...options, schema: FEEDBACK_SCHEMA }, (request, reply) => {
    const { input, failures } = checkRemark({ ...request.body, video_code: null });
    const { comment: content, email } = input;
    return take(request, reply, { kind: 'feedback', name: null, email, content, videoCode: null, failures });
  });

  app.post('/api/report', { ...options, schema: REPORT_SCHEMA }, (request, reply) => {
    const { input, failures } = checkRemark(request.body);
    const { comment: content, email, videoCode } = input;
    return take(request, reply, { kind: 'report', name: null, email, content, videoCode, failures });
  });
};

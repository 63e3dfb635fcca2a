import { checkContactMessage } from '@sahra/schemas/check-contact-message';
import { checkRemark } from '@sahra/schemas/check-remark';
import { emailKeyOf } from '@sahra/schemas/email-key-of';
import { messageOf } from '@sahra/schemas/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Insertable, Transaction } from 'kysely';

import { optionalAuth } from '../../identity/identity.module';
import type { Services } from '../../identity/identity.module';
import type { Tables } from '../../platform/database/tables';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { localeOf } from '../../platform/http/errors/locale-of';
import { fieldFailures, invalidFields } from '../../platform/http/errors/refusal';
import type { FieldFailure } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { respondIdempotently } from '../../platform/idempotency/respond-idempotently';
import { createLimiter } from '../../platform/rate-limit/limiter';
import { emailOf } from '../../platform/text/email-of';
import { textOf } from '../../platform/text/text-of';
import { videoCodeOf } from '../../platform/video/video-code-of';
import { CONTACT_SCHEMA, FEEDBACK_SCHEMA, REPORT_SCHEMA } from './message-routes.schema';
import type { MessageKind } from './messages.tables';

type NewMessage = Pick<
  Insertable<Tables['messages']>,
  'kind' | 'viewer_id' | 'name' | 'email' | 'email_key' | 'content' | 'video_code' | 'locale' | 'created_at'
>;

/** Stores a message for support; it stays open until support changes its status. */
const keepMessage = async (trx: Transaction<Tables>, message: NewMessage): Promise<void> => {
  await trx
    .insertInto('messages')
    .values({ ...message, note: null, changed_by: null, changed_at: null })
    .execute();
};

interface Read<Input> {
  input: Input;
  failures: FieldFailure[];
}

/** Reads the body of POST /api/feedback or POST /api/report; all failures are reported at once. */
const readRemark = (
  body: Readonly<Record<string, unknown>>,
): Read<ReturnType<typeof checkRemark>['input'] & { videoCode: string | null }> => {
  const { input, failures } = checkRemark({
    comment: textOf(body['comment']),
    email: emailOf(body['email']),
  });
  const code = body['video_code'] ?? '';
  const videoCode = videoCodeOf(code) ?? null;
  const unknown = code === '' || videoCode !== null ? undefined : 'NOT_FOUND';
  return {
    input: { ...input, videoCode },
    failures: fieldFailures({ ...failures, video_code: unknown }),
  };
};

/** Reads the body of POST /api/contact; all failures are reported at once. */
const readContact = (
  body: Readonly<Record<string, unknown>>,
): Read<ReturnType<typeof checkContactMessage>['input']> => {
  const { input, failures } = checkContactMessage({
    name: textOf(body['name']),
    email: emailOf(body['email']),
    content: textOf(body['content']),
  });
  return { input, failures: fieldFailures(failures) };
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
      const email_key = email === null ? null : emailKeyOf(email);
      const about = {
        kind,
        name,
        email,
        email_key,
        content,
        locale,
        video_code: videoCode,
        created_at: clock(),
      };
      await keepMessage(trx, { ...about, viewer_id: person?.id ?? null });
      const message = messageOf('MESSAGE_SENT', locale);
      return { status: 201, body: { data: { code: 'MESSAGE_SENT' as const, message } } };
    });
  };

  const options = { onRequest, validatorCompiler: uncheckedBody };

  app.post('/api/contact', { ...options, schema: CONTACT_SCHEMA }, (request, reply) => {
    const { input, failures } = readContact(request.body);
    return take(request, reply, { ...input, kind: 'contact', videoCode: null, failures });
  });

  app.post('/api/feedback', { ...options, schema: FEEDBACK_SCHEMA }, (request, reply) => {
    const { input, failures } = readRemark({ ...request.body, video_code: null });
    const { comment: content, email } = input;
    return take(request, reply, { kind: 'feedback', name: null, email, content, videoCode: null, failures });
  });

  app.post('/api/report', { ...options, schema: REPORT_SCHEMA }, (request, reply) => {
    const { input, failures } = readRemark(request.body);
    const { comment: content, email, videoCode } = input;
    return take(request, reply, { kind: 'report', name: null, email, content, videoCode, failures });
  });
};

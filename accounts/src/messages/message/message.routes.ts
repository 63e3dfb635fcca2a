import type { FastifyReply, FastifyRequest } from 'fastify';

import { messageOf } from '@sahra/schemas/messages';

import { admitVisitorsToo, emailKeyOf, type Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { localeOf } from '../../platform/http/errors/locale-of';
import { invalidFields, type FieldFailure } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { answerOnce } from '../../platform/idempotency/answer-once';
import { createLimiter } from '../../platform/rate-limit/limiter';
import { checkContact } from './check-contact';
import { checkRemark } from './check-remark';
import { keepMessage } from './keep-message';
import { CONTACT_SCHEMA, FEEDBACK_SCHEMA, REPORT_SCHEMA } from './message-routes.schema';
import type { MessageKind } from './messages.tables';

/** A message that was read from a form, with the rules that it breaks. */
interface ReadMessage {
  kind: MessageKind;
  name: string | null;
  email: string | null;
  content: string;
  videoCode: string | null;
  failures: FieldFailure[];
}

/** Contact, feedback and problem reports: all of them are messages to support. */
export const messageRoutes = (app: AccountsApp, services: Services): void => {
  const { database, rateLimits, authenticate, clock } = services;
  const limiter = createLimiter(database.pool, rateLimits, 'message');
  const { hook: onRequest, viewer } = admitVisitorsToo(authenticate);

  const take = async (request: FastifyRequest, reply: FastifyReply, message: ReadMessage) => {
    const { kind, name, email, content, videoCode, failures } = message;
    const person = viewer(request);
    const writer = person?.email ?? email;
    await limiter.spend(writer === null || failures.length > 0 ? null : emailKeyOf(writer), request.ip);
    if (failures.length > 0) throw invalidFields(failures);
    const locale = localeOf(request);
    return answerOnce(services, { request, reply, viewerId: person?.id ?? null }, async (trx) => {
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

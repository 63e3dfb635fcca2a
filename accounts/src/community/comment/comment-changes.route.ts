import { cleanText } from '@sahra/schemas/clean-text';
import { REPORT_REASON_MAX } from '@sahra/schemas/constants';
import { lengthOf } from '@sahra/schemas/length-of';

import type { Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { invalidFields, Refusal } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { respondIdempotently } from '../../platform/idempotency/respond-idempotently';
import { isUuid } from '../../platform/text/is-uuid';
import { textOf } from '../../platform/text/text-of';
import { addComment } from './add-comment';
import { checkComment, checkEdit } from './check-comment';
import {
  ADD_COMMENT_SCHEMA,
  DELETE_COMMENT_SCHEMA,
  EDIT_COMMENT_SCHEMA,
  REPORT_COMMENT_SCHEMA,
} from './comment-changes.schema';
import { deleteOwnComment } from './delete-own-comment';
import { editComment } from './edit-comment';
import { reportComment } from './report-comment';

const commentId = ({ id }: { id: string }): string => {
  if (!isUuid(id)) throw new Refusal(404, 'NOT_FOUND');
  return id;
};

const reasonOf = (body: Readonly<Record<string, unknown>>): string | null => {
  const reason = cleanText(textOf(body['reason']));
  if (lengthOf(reason) > REPORT_REASON_MAX)
    throw invalidFields([{ field: 'reason', code: 'REASON_TOO_LONG' }]);
  return reason === '' ? null : reason;
};

/** Registers the routes that create, edit, delete and report comments. */
export const commentChangesRoute = (app: AccountsApp, services: Services): void => {
  const { authenticate, clock } = services;
  const onRequest = authenticate.hook;

  app.post(
    '/api/comments',
    { schema: ADD_COMMENT_SCHEMA, onRequest, validatorCompiler: uncheckedBody },
    (request, reply) => {
      const { id: viewerId } = authenticate.viewer(request);
      const { input, failures } = checkComment(request.body);
      if (failures.length > 0) throw invalidFields(failures);
      return respondIdempotently(services, { request, reply, viewerId }, async (trx) => ({
        status: 201,
        body: { data: await addComment(trx, { viewerId, input, now: clock() }) },
      }));
    },
  );

  app.put(
    '/api/comments/:id',
    { schema: EDIT_COMMENT_SCHEMA, onRequest, validatorCompiler: uncheckedBody },
    (request, reply) => {
      const { id: viewerId } = authenticate.viewer(request);
      const id = commentId(request.params);
      const { input, failures } = checkEdit(request.body);
      if (failures.length > 0) throw invalidFields(failures);
      return respondIdempotently(services, { request, reply, viewerId }, async (trx) => ({
        status: 200,
        body: { data: await editComment(trx, { id, viewerId, input, now: clock() }) },
      }));
    },
  );

  app.delete('/api/comments/:id', { schema: DELETE_COMMENT_SCHEMA, onRequest }, (request, reply) => {
    const { id: viewerId } = authenticate.viewer(request);
    const id = commentId(request.params);
    return respondIdempotently(services, { request, reply, viewerId }, async (trx) => {
      if (!(await deleteOwnComment(trx, { id, viewerId, now: clock() }))) throw new Refusal(404, 'NOT_FOUND');
      return { status: 204 };
    });
  });

  app.post(
    '/api/comments/:id/report',
    { schema: REPORT_COMMENT_SCHEMA, onRequest, validatorCompiler: uncheckedBody },
    (request, reply) => {
      const { id: viewerId } = authenticate.viewer(request);
      const id = commentId(request.params);
      const reason = reasonOf(request.body);
      return respondIdempotently(services, { request, reply, viewerId }, async (trx) => {
        await reportComment(trx, { id, viewerId, reason, now: clock() });
        return { status: 204 };
      });
    },
  );
};

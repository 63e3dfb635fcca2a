import type { Transaction } from 'kysely';
import { cleanText } from '@sahra/schemas/clean-text';
import { REPORT_REASON_MAX } from '@sahra/schemas/constants';
import { lengthOf } from '@sahra/schemas/length-of';

import type { Services } from '../../identity/identity.module';
import type { Tables } from '../../platform/database/tables';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { invalidFields, Refusal } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { respondIdempotently } from '../../platform/idempotency/respond-idempotently';
import { isUuid } from '../../platform/text/is-uuid';
import { textOf } from '../../platform/text/text-of';
import { addComment } from './add-comment';
import { checkComment } from './check-comment';
import { ADD_COMMENT_SCHEMA, DELETE_COMMENT_SCHEMA, REPORT_COMMENT_SCHEMA } from './comment-changes.schema';
import { reportComment } from './report-comment';
import { changeThread, lockThread } from './threads';

/** Value of `decided_by` when the author deleted the comment. */
const BY_AUTHOR = 'author';

/**
 * Deletes a viewer's own comment: erases its text and hides it together with its replies. Returns false when it
 * belongs to another viewer or does not exist.
 */
const deleteOwnComment = async (
  trx: Transaction<Tables>,
  { id, viewerId, now }: { id: string; viewerId: string; now: Date },
): Promise<boolean> => {
  const comment = await lockThread(trx, id);
  if (comment?.viewer_id !== viewerId) return false;
  if (comment.comment === null) return true;
  await changeThread(trx, { comment, now }, () =>
    trx
      .updateTable('comments')
      .set({ status: 'removed', comment: null, at_seconds: null, decided_by: BY_AUTHOR, decided_at: now })
      .where('id', '=', id)
      .execute(),
  );
  return true;
};

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

/** Registers the routes that create, delete and report comments. */
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

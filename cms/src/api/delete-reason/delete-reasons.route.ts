import { Type } from 'typebox';

import { defineRoute } from '../../rest/define-route';
import { joinWordsSql, wordsParameters } from '../../rest/join-words.sql';
import { DeleteReasonSchema, type DeleteReason } from './delete-reason.schema';

const SELECT = `
  SELECT r.key, t.label, t.locale
  FROM content.delete_reasons r
  JOIN ${joinWordsSql('delete_reason_texts', 'r', 't', ['label'])}
  ORDER BY r.position, r.key`;

export const deleteReasonsRoute = defineRoute({
  schema: {
    operationId: 'getDeleteReasons',
    path: '/api/delete_reasons',
    summary: 'Reasons to delete an account',
    description: "What a viewer may choose from when deleting the account, in the editors' order.",
    params: Type.Object({}),
    query: Type.Object({}),
    answer: Type.Object({ data: Type.Array(DeleteReasonSchema) }),
    localized: true,
  },
  handle: async ({ reading }) => ({
    data: await reading.database.rows<DeleteReason>(SELECT, wordsParameters(reading)),
  }),
});

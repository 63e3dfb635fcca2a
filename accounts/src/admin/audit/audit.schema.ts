import { Type } from 'typebox';

import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { CursorQuery, PageMeta } from '../../platform/http/paging/cursor';
import { adminRoute } from '../admin-route.schema';

/** Audit entry: one action of a desk user. */
export const AuditEntrySchema = Type.Object(
  {
    at: Type.String({ format: 'date-time', description: 'When (ISO 8601, UTC).' }),
    actor: Type.String({ description: 'E-mail address of the person at the desk.' }),
    action: Type.String({ description: 'What was done, e.g. `viewer.end_sessions`.' }),
    subject: Type.String({ description: 'To what, e.g. `viewer:{id}`.' }),
    details: Type.Record(Type.String(), Type.Unknown(), { description: 'What changed; ids and facts only.' }),
    request_id: Type.String({ description: 'Id of the request, as the logs have it.' }),
  },
  { $id: 'AuditEntry', description: 'Who did what at the desk; never changed or removed.' },
);

export const AUDIT_SCHEMA = {
  operationId: 'adminAudit',
  ...adminRoute('audit:read', 'Who did what'),
  querystring: Type.Object({
    subject: Type.Optional(Type.String({ description: 'Only what was done to this, e.g. `viewer:{id}`.' })),
    ...CursorQuery.properties,
  }),
  response: {
    200: Type.Object(
      { data: Type.Array(componentRef(AuditEntrySchema)), meta: PageMeta },
      { description: 'Newest first; at most 50 a page.' },
    ),
    ...errorResponses([400, 401, 403]),
  },
};

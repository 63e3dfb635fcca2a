import { Type } from 'typebox';

import { USE_DAYS } from '../../partners/partners.module';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { nullable } from '../../platform/http/openapi/nullable';
import { adminRoute } from '../admin-route.schema';

const OVERLAP_HOURS_MAX = 24 * 30;
const instant = (description: string) => Type.String({ format: 'date-time', description });
const kind = Type.Enum(['pk', 'sk'], {
  description: '`pk`: for browsers, bound to origins. `sk`: for servers.',
});

/** Use of a partner key on one day. */
const day = Type.Object({
  day: Type.String({ format: 'date', description: 'Day, from 0:00 to 24:00 UTC.' }),
  requests: Type.Integer({ minimum: 0, description: 'Requests with the key, limited ones included.' }),
  limited: Type.Integer({ minimum: 0, description: 'Requests among them that a limit of the key refused.' }),
});

/** Partner key without its secret. */
export const AdminPartnerKeySchema = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Identity of the key.' }),
    name: Type.String({ description: 'Whose key it is.' }),
    kind,
    prefix: Type.String({ description: 'How the key begins.' }),
    scopes: Type.Array(Type.String(), { description: 'What it opens; see schemas/scopes.ts.' }),
    origins: Type.Array(Type.String(), { description: 'Origins whose pages may send it.' }),
    created_at: instant('When it was made (ISO 8601, UTC).'),
    created_by: Type.String({ description: 'Who made it.' }),
    rotated_from: nullable(Type.String(), 'The key it takes over from.'),
    expires_at: nullable(instant(''), 'From when on it is refused; null: not by time.'),
    revoked_at: nullable(instant(''), 'When it was revoked.'),
    last_used_at: nullable(instant(''), 'When it was used last, within a minute.'),
    days: Type.Array(day, {
      minItems: USE_DAYS,
      maxItems: USE_DAYS,
      description: `Its use on each of the last ${USE_DAYS} days, today last. Gateways report within some seconds.`,
    }),
  },
  { $id: 'AdminPartnerKey', description: 'A key of a partner app as people see it.' },
);

/** Body that creates a partner key. */
export const NewPartnerKeySchema = Type.Object(
  {
    name: Type.String({ minLength: 1, description: 'Whose key it is.' }),
    kind,
    scopes: Type.Array(Type.String(), { minItems: 1, description: 'What it opens; see schemas/scopes.ts.' }),
    origins: Type.Optional(Type.Array(Type.String(), { description: 'For `pk`: at least one.' })),
  },
  { $id: 'NewPartnerKey', description: 'A key to be made.' },
);

/** Body that rotates a partner key. */
export const RotationSchema = Type.Object(
  {
    overlap_hours: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: OVERLAP_HOURS_MAX,
        description: 'How long the old key goes on; 24 when absent.',
      }),
    ),
  },
  { $id: 'Rotation', description: 'How a key is taken over.' },
);

const shownOnce = Type.Object(
  {
    data: Type.Object({
      id: Type.String({ description: 'Identity of the new key.' }),
      key: Type.String({ description: 'The key itself: shown here and never again.' }),
    }),
  },
  { description: 'The new key.' },
);
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const once = 'The answer is the only place that shows the key: it is not kept under an Idempotency-Key.';

export const PARTNER_KEYS_SCHEMA = {
  operationId: 'adminPartnerKeys',
  ...adminRoute('keys:write', 'Every key of partner apps'),
  response: {
    200: Type.Object(
      { data: Type.Array(componentRef(AdminPartnerKeySchema)) },
      { description: 'Newest first.' },
    ),
    ...errorResponses([401, 403]),
  },
};

export const CREATE_PARTNER_KEY_SCHEMA = {
  operationId: 'adminCreatePartnerKey',
  ...adminRoute('keys:write', 'Make a key for a partner app', once),
  body: componentRef(NewPartnerKeySchema),
  response: {
    201: shownOnce,
    ...errorResponses([400, 401, 403, 413, 415, 422], {
      422: 'NAME_REQUIRED, NAME_TOO_LONG, SCOPES_INVALID, ORIGINS_INVALID.',
    }),
  },
};

export const ROTATE_PARTNER_KEY_SCHEMA = {
  operationId: 'adminRotatePartnerKey',
  ...adminRoute('keys:write', 'Make the successor of a key', once),
  params,
  body: componentRef(RotationSchema),
  response: { 201: shownOnce, ...errorResponses([400, 401, 403, 404, 413, 415]) },
};

export const REVOKE_PARTNER_KEY_SCHEMA = {
  operationId: 'adminRevokePartnerKey',
  ...adminRoute('keys:write', 'Have a key refused from now on', 'Gateways learn of it within seconds.'),
  params,
  response: {
    204: Type.Null({ description: 'It is refused.' }),
    ...errorResponses([400, 401, 403, 404]),
  },
};

import { Type } from 'typebox';

import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { PartnerKeySchema } from './partner-key.schema';

export const RESOLVE_PARTNER_KEY_SCHEMA = {
  operationId: 'resolvePartnerKey',
  tags: ['partner keys'],
  summary: 'What the key of a partner app may do',
  description:
    'For gateways, which know the key: it is asked for by its hash, so that it stands in no address and no log. The answer may be kept until the feed names the key (type `partner-key`), and no longer than `expires_at`.',
  security: [{ gateway: [] }],
  body: Type.Object({
    key_hash: Type.String({
      pattern: '^[0-9a-f]{64}$',
      description: 'SHA-256 of the whole key, in small hexadecimal digits.',
    }),
  }),
  response: {
    200: Type.Object({ data: componentRef(PartnerKeySchema) }, { description: 'The key counts.' }),
    ...errorResponses([400, 401, 413, 415], {
      401: 'No key of that hash, or one that was revoked or has expired: PARTNER_KEY_INVALID. No token of a gateway: UNAUTHENTICATED.',
    }),
  },
};

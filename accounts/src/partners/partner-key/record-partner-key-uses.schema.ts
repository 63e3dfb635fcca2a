import { Type } from 'typebox';

import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { PartnerKeyUseSchema } from './partner-key-use.schema';

const USES_MAX = 1000;

export const RECORD_PARTNER_KEY_USES_SCHEMA = {
  operationId: 'recordPartnerKeyUses',
  tags: ['partner keys'],
  summary: 'Add up how often keys of partner apps were used',
  description:
    'For gateways, which count the requests of each key and report them every few seconds. The counts are added to those of the day; keys that do not exist are left out.',
  security: [{ gateway: [] }],
  body: Type.Object({
    uses: Type.Array(componentRef(PartnerKeyUseSchema), {
      minItems: 1,
      maxItems: USES_MAX,
      description: 'What was counted since the last report.',
    }),
  }),
  response: {
    204: Type.Null({ description: 'The counts are added.' }),
    ...errorResponses([400, 401, 413, 415]),
  },
};

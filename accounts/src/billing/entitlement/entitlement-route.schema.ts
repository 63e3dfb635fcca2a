import { Type } from 'typebox';

import { EntitlementSchema } from '../../identity/identity.module';
import { LocalizationHeaders } from '../../platform/http/errors/localization.schema';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';

export const ENTITLEMENT_ROUTE_SCHEMA = {
  operationId: 'entitlement',
  tags: ['viewers'],
  summary: 'What the viewer that the bearer names may watch',
  description: 'Computed from the facts of the subscription at the moment of the call.',
  security: [{ bearer: [] }],
  headers: LocalizationHeaders,
  response: {
    200: Type.Object({ data: componentRef(EntitlementSchema) }, { description: 'The right to watch.' }),
    ...errorResponses([401]),
  },
};

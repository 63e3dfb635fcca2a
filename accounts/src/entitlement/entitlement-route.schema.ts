import { Type } from 'typebox';

import { LocalizationHeaders } from '../errors/localization.schema';
import { refusals } from '../errors/refusal.schema';
import { componentRef } from '../openapi/component';
import { EntitlementSchema } from './entitlement.schema';

export const ENTITLEMENT_ROUTE_SCHEMA = {
  operationId: 'entitlement',
  tags: ['viewers'],
  summary: 'What the viewer that the bearer names may watch',
  description: 'Computed from the facts of the subscription at the moment of the call.',
  security: [{ bearer: [] }],
  headers: LocalizationHeaders,
  response: {
    200: Type.Object({ data: componentRef(EntitlementSchema) }, { description: 'The right to watch.' }),
    ...refusals([401]),
  },
};

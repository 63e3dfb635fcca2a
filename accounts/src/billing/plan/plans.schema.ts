import { Type } from 'typebox';

import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { PlanSchema } from './plan.schema';

export const PLANS_SCHEMA = {
  operationId: 'plans',
  tags: ['plans'],
  summary: 'The plans on sale',
  description:
    'The same for everybody; a change of a plan is announced in the feed. Their words are in the cms.',
  response: {
    200: Type.Object(
      { data: Type.Array(componentRef(PlanSchema)) },
      { description: 'Monthly plans first, the cheaper one first.' },
    ),
    ...errorResponses([]),
  },
};

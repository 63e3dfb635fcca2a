import { Type } from 'typebox';

import { LocalizationHeaders } from '../../platform/http/errors/localization.schema';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { ViewerSchema } from '../viewer/viewer.schema';

export const DETAILS_SCHEMA = {
  operationId: 'details',
  tags: ['viewers'],
  summary: 'The viewer that the bearer names',
  description: 'Takes an empty body, or an empty JSON object.',
  security: [{ bearer: [] }],
  headers: LocalizationHeaders,
  response: {
    200: Type.Object({ data: componentRef(ViewerSchema) }, { description: 'The signed-in viewer.' }),
    ...errorResponses([400, 401, 413, 415]),
  },
};

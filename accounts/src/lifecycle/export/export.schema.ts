import { Type } from 'typebox';

import { LocalizationHeaders } from '../../platform/http/errors/localization.schema';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { DataExportSchema } from './data-export.schema';

export const EXPORT_SCHEMA = {
  operationId: 'exportData',
  tags: ['viewers'],
  summary: 'Everything that is kept about the viewer',
  description: 'One JSON document, as a file to save.',
  security: [{ bearer: [] }],
  headers: LocalizationHeaders,
  response: {
    200: Type.Object({ data: componentRef(DataExportSchema) }, { description: 'The document.' }),
    ...errorResponses([401, 429]),
  },
};

import { Type } from 'typebox';

import { LocalizationHeaders } from '../../platform/http/errors/localization.schema';
import { refusals } from '../../platform/http/errors/refusal.schema';
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
    ...refusals([401, 429]),
  },
};

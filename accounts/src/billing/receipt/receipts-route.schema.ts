import { Type } from 'typebox';

import { LocalizationHeaders } from '../../platform/http/errors/localization.schema';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { ReceiptSchema } from './receipt.schema';

const SHARED = { tags: ['subscription'], security: [{ bearer: [] }], headers: LocalizationHeaders };

export const RECEIPTS_SCHEMA = {
  ...SHARED,
  operationId: 'receipts',
  summary: "The viewer's receipts",
  description: 'One for every fee that was paid.',
  response: {
    200: Type.Object({ data: Type.Array(componentRef(ReceiptSchema)) }, { description: 'The newest first.' }),
    ...errorResponses([401]),
  },
};

export const RECEIPT_SCHEMA = {
  ...SHARED,
  operationId: 'receipt',
  summary: 'One receipt of the viewer',
  description: 'What a printable page needs. Receipts of others are not found.',
  params: Type.Object({ number: Type.String({ description: 'As in the list, e.g. `000042`.' }) }),
  response: {
    200: Type.Object({ data: componentRef(ReceiptSchema) }, { description: 'The receipt.' }),
    ...errorResponses([401, 404]),
  },
};

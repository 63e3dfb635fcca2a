import { Type } from 'typebox';

import { LEDGER_KINDS } from '../../billing/billing.module';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { nullable } from '../../platform/http/openapi/nullable';
import { CursorQuery, PageMeta } from '../../platform/http/paging/cursor';
import { AdminViewerParams } from '../viewers/admin-viewer.schema';
import { adminRoute } from '../admin-route.schema';

const instant = (description: string) => Type.String({ format: 'date-time', description });

/** One entry of the ledger. */
export const LedgerEntrySchema = Type.Object(
  {
    number: Type.String({ description: 'Order of writing.' }),
    at: instant('When (ISO 8601, UTC).'),
    kind: Type.Enum(LEDGER_KINDS, { description: 'What moved the money.' }),
    amount: Type.Integer({ description: 'In minor units; negative when it went back.' }),
    currency: Type.String({ description: 'ISO 4217.' }),
    payment_id: nullable(Type.String(), 'Our payment; null for stores.'),
    plan_id: Type.String({ description: 'Plan it was for.' }),
    period_starts_at: nullable(instant(''), 'Period it pays for.'),
    period_ends_at: nullable(instant(''), 'Its end.'),
    provider: nullable(Type.String(), 'Who took the money.'),
    provider_ref: nullable(Type.String(), "The provider's name for it."),
  },
  { $id: 'LedgerEntry', description: 'One entry of the ledger; never changed or removed.' },
);

export const VIEWER_LEDGER_SCHEMA = {
  operationId: 'adminViewerLedger',
  ...adminRoute('ledger:read', "A viewer's entries of the ledger"),
  params: AdminViewerParams,
  querystring: CursorQuery,
  response: {
    200: Type.Object(
      { data: Type.Array(componentRef(LedgerEntrySchema)), meta: PageMeta },
      { description: 'Newest first; at most 50 a page.' },
    ),
    ...errorResponses([400, 401, 403, 404]),
  },
};

export const LEDGER_CHECK_SCHEMA = {
  operationId: 'adminCheckLedger',
  ...adminRoute('ledger:read', 'Whether the ledger agrees with payments and subscriptions'),
  response: {
    200: Type.Object(
      {
        data: Type.Array(Type.String(), {
          description: 'One sentence for each rule and find; empty when all agrees.',
        }),
      },
      { description: 'What was found.' },
    ),
    ...errorResponses([401, 403]),
  },
};

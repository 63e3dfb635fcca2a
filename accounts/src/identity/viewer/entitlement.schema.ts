import { Type } from 'typebox';

import { nullable } from '../../platform/http/openapi/nullable';

/** Right to watch of a viewer; computed by `entitlementOf`. */
export const EntitlementSchema = Type.Object(
  {
    level: Type.Union([Type.Literal('free'), Type.Literal('paid')], {
      description:
        '`free`: registered without a running subscription. `paid`: subscription or trial running.',
    }),
    until: nullable(
      Type.String({ format: 'date-time' }),
      'Instant (ISO 8601, UTC) at which the level ends unless it is renewed; null when it does not end.',
    ),
  },
  { $id: 'Entitlement', description: 'Right to watch.' },
);

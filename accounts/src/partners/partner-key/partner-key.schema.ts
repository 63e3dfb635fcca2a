import { Type } from 'typebox';

import { SCOPES, type Scope } from '@sahra/schemas/scopes';

import { nullable } from '../../platform/http/openapi/nullable';

const names = Object.keys(SCOPES) as Scope[];

/** Permissions of a partner app's key, for gateways. */
export const PartnerKeySchema = Type.Object(
  {
    id: Type.String({
      format: 'uuid',
      description: 'Identity of the key; the feed names it as document of `partner-key`.',
    }),
    kind: Type.Enum(['pk', 'sk'], {
      description: '`pk`: for browsers, bound to origins. `sk`: for servers.',
    }),
    scopes: Type.Array(Type.Enum(names), { description: 'What it opens; see schemas/scopes.ts.' }),
    origins: Type.Array(Type.String(), {
      description: 'Values of `Origin` with which a `pk` counts; empty for `sk`.',
    }),
    expires_at: nullable(
      Type.String({ format: 'date-time' }),
      'Instant (ISO 8601, UTC) from which it is refused; null when time does not end it.',
    ),
  },
  { $id: 'PartnerKey', description: 'What the key of a partner app may do.' },
);

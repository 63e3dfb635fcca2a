import { Type } from 'typebox';

import { EntitlementSchema } from './entitlement.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { nullable } from '../../platform/http/openapi/nullable';

/** Signed-in viewer; the field names are given (docs/product/rules.md R14). */
export const ViewerSchema = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Identity of the viewer.' }),
    name: Type.String({ description: 'Full name, as the viewer wrote it.' }),
    email: Type.String({ description: 'E-mail address, as the viewer wrote it.' }),
    email_verified: Type.Boolean({ description: 'Whether it is proven that the address is theirs.' }),
    has_password: Type.Boolean({
      description:
        'False for a viewer who only signs in with a provider: codes by mail stand in for the password.',
    }),
    has_subscription: Type.Boolean({ description: 'Whether a paid subscription or its trial is running.' }),
    subscription_type: nullable(
      Type.Object({
        name: Type.String({ description: 'Name of the plan in the language of `X-localization`.' }),
      }),
      'Kind of the running subscription; null without one.',
    ),
    with_ads: Type.Boolean({
      description: 'Whether advertising is shown; true unless the plan is without ads.',
    }),
    subscription_payment_method: nullable(
      Type.Union([
        Type.Literal('card'),
        Type.Literal('apple_pay'),
        Type.Literal('google'),
        Type.Literal('apple'),
        Type.Literal('voucher'),
      ]),
      'How the running subscription is paid; null without one.',
    ),
    entitlement: componentRef(EntitlementSchema),
  },
  { $id: 'Viewer', description: 'The signed-in viewer.' },
);

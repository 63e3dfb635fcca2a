import { Type } from 'typebox';

import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { IdempotentHeaders } from '../../platform/idempotency/idempotency-key.schema';
import { componentRef } from '../../platform/http/openapi/component';

/** Referral code of a viewer. */
export const ReferralCodeSchema = Type.Object(
  {
    code: Type.String({ description: 'Eight letters and digits, made once per viewer.' }),
    url: Type.String({ description: 'Where a friend registers with it, at the public origin.' }),
    used: Type.Integer({ minimum: 0, description: 'How many viewers named it.' }),
    friend_code: Type.Union([Type.String(), Type.Null()], {
      description: 'Code of the friend whom the viewer named; null until then.',
    }),
  },
  { $id: 'ReferralCode', description: "A viewer's own referral code." },
);

/** Code that a viewer typed. */
export const TypedCodeSchema = Type.Object(
  {
    code: Type.String({
      description: 'As it was typed: case, spaces, hyphens and the kind of digits do not matter.',
    }),
  },
  { $id: 'TypedCode', description: 'A code as it was typed.' },
);

const tags = ['codes'];
const security = [{ bearer: [] }];

export const REFERRAL_CODE_SCHEMA = {
  operationId: 'referralCode',
  tags,
  summary: "The viewer's own referral code",
  description: 'Made at registration; the same for ever.',
  security,
  response: {
    200: Type.Object({ data: componentRef(ReferralCodeSchema) }, { description: 'The code.' }),
    ...errorResponses([401]),
  },
};

export const ACTIVATE_REFERRAL_SCHEMA = {
  operationId: 'activateReferralCode',
  tags,
  summary: "Name the friend's code that brought the viewer",
  description: 'Once for ever, and only a code of somebody who registered earlier.',
  security,
  headers: IdempotentHeaders,
  body: componentRef(TypedCodeSchema),
  response: {
    200: Type.Object(
      { data: Type.Object({ code: Type.String({ description: 'The code as it is kept.' }) }) },
      { description: 'It is remembered.' },
    ),
    ...errorResponses([400, 401, 413, 415, 422, 429], {
      422: 'On `code`: REFERRAL_REQUIRED, CODE_INVALID, OWN_CODE, REFERRAL_LATER (its owner registered later), ALREADY_USED.',
    }),
  },
};

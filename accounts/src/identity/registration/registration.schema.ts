import { Type } from 'typebox';

import { EMAIL_MAX, NAME_MAX, PASSWORD_LENGTH } from '@sahra/schemas/constants';

import { DEVICE_NAME_MAX } from '../session/device-name-of';

/** Body of POST /api/register. The schema describes the rules; `checkRegistration` applies all of them at once. */
export const RegistrationSchema = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: NAME_MAX,
      description:
        'Full name, in Unicode form NFC without outer spaces and without what is never drawn. Refusals: NAME_REQUIRED, NAME_TOO_LONG; NAME_LINK for a link, an e-mail address or a phone number in it.',
    }),
    email: Type.String({
      maxLength: EMAIL_MAX,
      description:
        'E-mail address. Spellings that differ in case, Unicode form, Punycode or in what is never drawn are one address. Refusals: EMAIL_REQUIRED, EMAIL_INVALID, EMAIL_TAKEN.',
    }),
    password: Type.String({
      minLength: PASSWORD_LENGTH.min,
      maxLength: PASSWORD_LENGTH.max,
      description:
        'Characters, never trimmed, not all the same and not the e-mail address. Refusals: PASSWORD_REQUIRED, PASSWORD_INVALID.',
    }),
    referral_code: Type.Optional(
      Type.Union([Type.String(), Type.Null()], {
        description:
          'Code of a friend: case, spaces, hyphens and the kind of digits do not matter. Empty or null passes. Refusal: REFERRAL_INVALID.',
      }),
    ),
    terms_accepted: Type.Boolean({
      description: 'Whether the terms are agreed to. Refusal unless true: TERMS_REQUIRED.',
    }),
    device_name: Type.Optional(
      Type.String({
        maxLength: DEVICE_NAME_MAX,
        description: 'Name of the device in the list of devices; by default read from `User-Agent`.',
      }),
    ),
  },
  { $id: 'Registration', description: 'Data of a new viewer.' },
);

import { emailFailure } from '@sahra/schemas/email-failure';
import { stripControls } from '@sahra/schemas/strip-controls';

import { codeKeyOf } from '@sahra/schemas/code-key-of';
import { fieldFailures } from '../../platform/http/errors/refusal';
import type { FieldFailure } from '../../platform/http/errors/refusal';
import { passwordFailure } from '../password/password-failure';
import { emailKeyOf } from '@sahra/schemas/email-key-of';
import { nameFailure } from '@sahra/schemas/name-failure';
import { emailOf } from '../../platform/text/email-of';
import { textOf } from '../../platform/text/text-of';

/** Body whose fields have the right type; the failures returned with it list the rules it breaks. */
export interface RegistrationInput {
  name: string;
  email: string;
  emailKey: string;
  password: string;
  /** Code as normalized by `codeKeyOf`; null when none was given. */
  referralCode: string | null;
  deviceName: string;
}

/**
 * Reads the body of POST /api/register and validates each field separately, so that all failures are reported at
 * once.
 */
export const checkRegistration = (
  body: Readonly<Record<string, unknown>>,
): { input: RegistrationInput; failures: FieldFailure[] } => {
  const email = emailOf(body['email']);
  const referral = codeKeyOf(body['referral_code']);
  const input: RegistrationInput = {
    name: stripControls(textOf(body['name'])),
    email,
    emailKey: emailKeyOf(email),
    password: textOf(body['password']),
    referralCode: referral === '' ? null : referral,
    deviceName: textOf(body['device_name']),
  };
  const verdicts = {
    name: nameFailure(input.name),
    email: emailFailure(email),
    password: passwordFailure(input.password, input.emailKey),
    terms_accepted: body['terms_accepted'] === true ? undefined : 'TERMS_REQUIRED',
  };
  const failures = fieldFailures(verdicts);
  return { input, failures };
};

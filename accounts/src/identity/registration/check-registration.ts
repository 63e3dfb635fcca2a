import { codeKeyOf } from '../../platform/text/code-key-of';
import type { FieldFailure } from '../../platform/http/errors/refusal';
import { passwordFailure } from '../password/password-failure';
import { emailFailure } from '../viewer/email-failure';
import { emailKeyOf } from '../viewer/email-key-of';
import { nameFailure } from '../viewer/name-failure';
import { stripControls } from '../../platform/text/strip-controls';
import { textOf } from '../../platform/text/text-of';

/** A body whose fields are of the right kind; whether they keep the rules is told by the failures beside it. */
export interface RegistrationInput {
  name: string;
  email: string;
  emailKey: string;
  password: string;
  /** As `codeKeyOf` reads it; null when none was given. */
  referralCode: string | null;
  deviceName: string;
}

/** Reads a body of POST /api/register and judges every field by itself, so that all failures are told at once. */
export const checkRegistration = (
  body: Readonly<Record<string, unknown>>,
): { input: RegistrationInput; failures: FieldFailure[] } => {
  const email = textOf(body['email']).trim().normalize('NFC');
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
  const failures = Object.entries(verdicts).flatMap(([field, code]) => (code ? [{ field, code }] : []));
  return { input, failures };
};

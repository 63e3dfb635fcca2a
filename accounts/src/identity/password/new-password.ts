import { fieldFailures } from '../../platform/http/errors/refusal';
import type { FieldFailure } from '../../platform/http/errors/refusal';
import { textOf } from '../../platform/text/text-of';
import { passwordFailure } from './password-failure';

/** New password with its confirmation. */
export interface NewPassword {
  password: string;
  confirmation: string;
}

export const newPasswordOf = (body: Readonly<Record<string, unknown>>): NewPassword => ({
  password: textOf(body['password']),
  confirmation: textOf(body['password_confirmation']),
});

const confirmationFailure = ({ password, confirmation }: NewPassword): string | undefined => {
  if (confirmation === '') return 'PASSWORD_REQUIRED';
  return password.normalize('NFC') === confirmation.normalize('NFC') ? undefined : 'PASSWORD_MISMATCH';
};

/** Returns the rules that the two fields break, in form order; `emailKey` as for `passwordFailure`. */
export const newPasswordFailures = (chosen: NewPassword, emailKey: string | null): FieldFailure[] => {
  const verdicts = {
    password: passwordFailure(chosen.password, emailKey),
    password_confirmation: confirmationFailure(chosen),
  };
  return fieldFailures(verdicts);
};

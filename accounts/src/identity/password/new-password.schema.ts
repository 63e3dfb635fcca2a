import { Type } from 'typebox';

import { PASSWORD_LENGTH } from '@sahra/schemas/constants';

/** Fields of a body that sets a new password; `newPasswordFailures` applies their rules. */
export const NewPasswordFields = {
  password: Type.String({
    minLength: PASSWORD_LENGTH.min,
    maxLength: PASSWORD_LENGTH.max,
    description:
      'Characters, never trimmed, not all the same and not the e-mail address. Refusals: PASSWORD_REQUIRED, PASSWORD_INVALID.',
  }),
  password_confirmation: Type.String({
    description: 'The same password again. Refusals: PASSWORD_REQUIRED, PASSWORD_MISMATCH.',
  }),
};

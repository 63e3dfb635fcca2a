import { PASSWORD_LENGTH } from '@sahra/schemas/constants';

import { emailKeyOf } from '@sahra/schemas/email-key-of';

/**
 * Returns the code of the rule that a new password breaks; undefined when it is valid. `emailKey` belongs to the
 * viewer; null when the viewer is unknown.
 */
export const passwordFailure = (
  password: string,
  emailKey: string | null,
): 'PASSWORD_REQUIRED' | 'PASSWORD_INVALID' | undefined => {
  if (password === '') return 'PASSWORD_REQUIRED';
  const characters = Array.from(password.normalize('NFC'));
  const fits = characters.length >= PASSWORD_LENGTH.min && characters.length <= PASSWORD_LENGTH.max;
  const varied = new Set(characters).size > 1;
  return fits && varied && emailKeyOf(password) !== emailKey ? undefined : 'PASSWORD_INVALID';
};

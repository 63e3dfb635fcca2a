import { PASSWORD_LENGTH } from '@sahra/schemas/constants';

import { emailKeyOf } from '../viewer/email-key-of';

/** Code of the rule that a new password breaks; undefined when it keeps all. `emailKey` is the viewer's, null while nobody knows whose password it will be. */
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

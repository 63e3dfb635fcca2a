import { verifyPassword } from '../viewer/passwords';

/** Returns why a typed current password does not prove who is there; undefined when it does. */
export const currentPasswordFailure = async (
  stored: string | null,
  typed: string,
): Promise<string | undefined> => {
  if (stored === null) return 'PASSWORD_NOT_SET';
  if (typed === '') return 'PASSWORD_REQUIRED';
  return (await verifyPassword(stored, typed)) ? undefined : 'CURRENT_WRONG';
};

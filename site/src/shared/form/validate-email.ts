/** Minimal check: some characters, an at sign, a host with a dot. The verification mail is the real check. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/** Returns the error code of an invalid e-mail address, or undefined. Leading and trailing spaces are ignored. */
export const validateEmail = (value: string | undefined): string | undefined => {
  const email = value?.trim() ?? '';
  if (!email) return 'EMAIL_REQUIRED';
  return EMAIL.test(email) ? undefined : 'EMAIL_INVALID';
};

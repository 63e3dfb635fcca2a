/** Something, an at sign, a host with a dot: what a sent mail decides is left to it. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/** Code of what is wrong with an e-mail address, or undefined. Outer spaces do not count. */
export const validateEmail = (value: string | undefined): string | undefined => {
  const email = value?.trim() ?? '';
  if (!email) return 'EMAIL_REQUIRED';
  return EMAIL.test(email) ? undefined : 'EMAIL_INVALID';
};

/** Longest address that SMTP can carry (RFC 5321 §4.5.3.1.3, less the angle brackets). */
export const EMAIL_MAX = 254;

/** Letters of any script; no quoting, no comments, a domain of at least two labels. */
const EMAIL =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/** Code of the rule that a trimmed address in NFC breaks; undefined when it keeps all. */
export const emailFailure = (email: string): 'EMAIL_REQUIRED' | 'EMAIL_INVALID' | undefined => {
  if (email === '') return 'EMAIL_REQUIRED';
  return Buffer.byteLength(email) > EMAIL_MAX || !EMAIL.test(email) ? 'EMAIL_INVALID' : undefined;
};

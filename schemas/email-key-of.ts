import { asciiDomain } from './ascii-domain';
import { cleanEmail } from './clean-email';

/** Returns an address with its domain as SMTP knows it; an address without a valid domain stays as it is. */
export const asciiEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const ascii = at === -1 ? undefined : asciiDomain(email.slice(at + 1));
  return ascii === undefined ? email : `${email.slice(0, at)}@${ascii}`;
};

/**
 * Normalizes an e-mail address: spellings that differ in case, in Unicode form, in what cannot be seen, or in a
 * Unicode domain and its Punycode become equal.
 */
export const emailKeyOf = (email: string): string =>
  asciiEmail(cleanEmail(email).toLowerCase().normalize('NFC'));

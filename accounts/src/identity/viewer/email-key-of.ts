/** Normalizes an e-mail address: spellings that differ in outer spaces, case or Unicode form become equal. */
export const emailKeyOf = (email: string): string =>
  email.trim().normalize('NFC').toLowerCase().normalize('NFC');

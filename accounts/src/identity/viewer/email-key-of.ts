/** What two spellings of one e-mail address share: without outer spaces, case and Unicode form. */
export const emailKeyOf = (email: string): string =>
  email.trim().normalize('NFC').toLowerCase().normalize('NFC');

import { CURRENCY, LOCALE_TAG } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

/**
 * Returns the inline script in the head of every page that formats a price and a day once in a worker. A browser reads
 * the data of a language when it first formats with it, which took a tenth of a second of a slow phone's page; what was
 * read is kept for all threads.
 */
export const warmFormatsScript = (locale: Locale): string => {
  const tag = JSON.stringify(LOCALE_TAG[locale]);
  const price = JSON.stringify({ style: 'currency', currency: CURRENCY, currencyDisplay: 'name' });
  const day = JSON.stringify({ weekday: 'long', month: 'long' });
  const work = `new Intl.NumberFormat(${tag},${price}).format(1);new Intl.DateTimeFormat(${tag},${day}).format(0);close()`;
  return `try{new Worker(URL.createObjectURL(new Blob(['${work}'])))}catch(e){}`;
};

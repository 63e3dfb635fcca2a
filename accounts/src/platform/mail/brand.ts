import type { Locale } from '@sahra/schemas/constants';

/** Brand name of the mails; edited in the cms in each locale. */
export interface Brand {
  name: string;
  /** Name in the other script; empty when unknown. */
  echo: string;
}

/** Brand of the product as it comes, for the time before the cms has been heard. */
export const FALLBACK_BRAND: Readonly<Record<Locale, Brand>> = {
  en: { name: 'Sahra', echo: 'سهرة' },
  ar: { name: 'سهرة', echo: 'Sahra' },
};

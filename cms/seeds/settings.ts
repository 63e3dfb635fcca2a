import type { InBoth } from './seed-types';

export const BRAND: InBoth<{ brand: string; tagline: string; madeIn: string }> = {
  en: {
    brand: 'Sahra',
    tagline: 'Shows, live events and shorts for evenings spent together.',
    madeIn: 'Made in Dubai, Cairo and Riyadh',
  },
  ar: {
    brand: 'سهرة',
    tagline: 'برامج وأحداث مباشرة ومقاطع قصيرة لأمسيات نقضيها معًا.',
    madeIn: 'صُنعت في دبي والقاهرة والرياض',
  },
};

export const CONTACT = {
  email: 'hello@sahra.example',
  phones: [
    { countryCode: 'AE', number: '+971 4 000 0000' },
    { countryCode: 'EG', number: '+20 2 0000 0000' },
    { countryCode: 'SA', number: '+966 11 000 0000' },
  ],
  paymentBadges: [{ name: 'VISA' }, { name: 'mastercard' }, { name: 'Apple Pay' }, { name: 'mada' }],
} as const;

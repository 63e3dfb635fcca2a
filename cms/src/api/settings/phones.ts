import type { Static } from 'typebox';

import type { Locale } from '@sahra/schemas/constants';

import type { PhoneSchema } from './settings.schema';

/** Phone number as {@link phonesOf} selects it. */
export interface StoredPhone {
  country_code: string;
  number: string;
}

/** SQL: the phone numbers in the editors' order as one JSON value. `contact` is the alias of the contact data. */
export const phonesOf = (contact: string): string =>
  `coalesce((
    SELECT json_agg(json_build_object('country_code', p.country_code, 'number', p.number) ORDER BY p.place)
    FROM content.contacts_phones p WHERE p.contact_id = ${contact}.id
  ), '[]'::json)`;

/** Adds the country names to phone numbers, in the language of the record. */
export const phonesFrom = (phones: readonly StoredPhone[], locale: Locale): Static<typeof PhoneSchema>[] => {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return phones.map(({ country_code, number }) => ({
    country: names.of(country_code) ?? country_code,
    number,
  }));
};

import { Type } from 'typebox';

import type { Locale } from '@sahra/schemas/constants';

import { defineRoute } from '../../rest/define-route';
import { Refusal } from '../../rest/refusal';
import { wordsParameters } from '../../rest/join-words.sql';
import { phonesFrom, phonesOf, type StoredPhone } from './phones';
import { SettingsSchema } from './settings.schema';

interface SettingsRow {
  brand: string;
  brand_echo: string | null;
  tagline: string;
  made_in: string | null;
  payment_badges: string[];
  locale: Locale;
  email: string;
  phones: StoredPhone[];
}

/** Words (settings) and facts (contact) have a single row each, so the join needs no key. */
const SELECT = `
  SELECT w.brand, w.tagline, w.made_in, w.locale, e.brand AS brand_echo, c.email,
    ${phonesOf('c')} AS phones,
    ARRAY(
      SELECT b.name FROM content.contacts_payment_badges b
      WHERE b.contact_id = c.id ORDER BY b.place, b.link_id
    )::text[] AS payment_badges
  FROM content.settings w
  JOIN content.contacts c ON true
  LEFT JOIN content.settings e ON e.locale <> w.locale AND e.is_draft = $2
  WHERE w.locale = ANY($1::text[]) AND w.is_draft = $2
  ORDER BY array_position($1::text[], w.locale::text) LIMIT 1`;

export const settingsRoute = defineRoute({
  schema: {
    operationId: 'getSettings',
    path: '/api/settings',
    summary: 'Brand and contact data',
    description: 'Brand, tagline and contact data of the product.',
    params: Type.Object({}),
    query: Type.Object({}),
    answer: Type.Object({ data: SettingsSchema }),
    localized: true,
    refusals: { 404: 'Not published in the languages asked for.' },
  },
  handle: async ({ reading }) => {
    const [row] = await reading.database.rows<SettingsRow>(SELECT, wordsParameters(reading));
    if (!row) throw new Refusal(404, 'NOT_FOUND');
    return {
      data: {
        brand: row.brand,
        brand_echo: row.brand_echo ?? row.brand,
        tagline: row.tagline,
        contact_email: row.email,
        phones: phonesFrom(row.phones, row.locale),
        payment_badges: row.payment_badges,
        made_in: row.made_in,
        locale: row.locale,
      },
    };
  },
});

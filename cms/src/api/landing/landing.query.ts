import type { Locale } from '@sahra/schemas/constants';

import type { ReadContext } from '../../rest/define-route';
import { pictureFromFile, type PictureFile } from '../../rest/picture-from-file';
import { Refusal } from '../../rest/refusal';
import { joinPictureSql, wordsParameters } from '../../rest/join-words.sql';
import { mapStoredRows, selectRowsSql, type StoredRow } from '../../rows/rows.query';
import type { LandingPage } from './landing.schema';

interface LandingRow {
  title: string;
  title_echo: string | null;
  lead: string;
  plans_title: string;
  plans_text: string;
  channels_title: string;
  channels_text: string;
  faq_title: string;
  newsletter_title: string;
  newsletter_text: string;
  locale: Locale;
  hero_alt: string | null;
  hero_wide: PictureFile | null;
  hero_tall: PictureFile | null;
  rows: StoredRow[];
}

/** Rows saved before the newsletter fields existed hold null; it is read as an empty text. */
const SELECT = `
  SELECT w.title, w.lead, w.plans_title, w.plans_text, w.channels_title, w.channels_text, w.faq_title,
    coalesce(w.newsletter_title, '') AS newsletter_title, coalesce(w.newsletter_text, '') AS newsletter_text,
    w.locale, w.hero_alt, e.title AS title_echo, wide.file AS hero_wide, tall.file AS hero_tall,
    ${selectRowsSql('landing', 'w')} AS rows
  FROM content.landings w
  LEFT JOIN content.landings e ON e.document = w.document AND e.locale <> w.locale AND e.is_draft = $2
  ${joinPictureSql('landings_hero_wide', 'landing_id', 'w', 'wide')}
  ${joinPictureSql('landings_hero_tall', 'landing_id', 'w', 'tall')}
  WHERE w.locale = ANY($1::text[]) AND w.is_draft = $2
  ORDER BY array_position($1::text[], w.locale::text) LIMIT 1`;

/** Reads the copy of the landing page. Throws 404 when no requested language is published. */
export const landingPage = async (reading: ReadContext): Promise<LandingPage> => {
  const [row] = await reading.database.rows<LandingRow>(SELECT, wordsParameters(reading));
  if (!row) throw new Refusal(404, 'NOT_FOUND');
  const { hero_alt, hero_wide, hero_tall, rows, ...words } = row;
  const wide = pictureFromFile(hero_wide, hero_alt);
  const tall = pictureFromFile(hero_tall, hero_alt);
  return {
    slug: 'landing',
    ...words,
    hero: wide && tall ? { wide, tall } : null,
    rows: mapStoredRows('landing', rows),
  };
};

import type { Locale } from '@sahra/schemas/constants';

import type { ReadContext } from '../../rest/define-route';
import { pictureFromFile, type PictureFile } from '../../rest/picture-from-file';
import {
  joinPictureSql,
  joinWordsSql,
  updatedAtSql,
  VERSION_COLUMNS,
  wordsParameters,
} from '../../rest/join-words.sql';
import type { Sport } from './sport.schema';

export interface SportRow {
  slug: string;
  name: string;
  description: string | null;
  light: string | null;
  locale: Locale;
  updated_at: string;
  picture: PictureFile | null;
  picture_alt: string | null;
}

const SELECT = `
  SELECT p.slug, p.light, t.name, t.description, t.locale, t.picture_alt, picture.file AS picture,
    ${updatedAtSql('p', 't')} AS updated_at
  FROM content.sports p
  JOIN ${joinWordsSql('sport_texts', 'p', 't', ['name', 'description', 'picture_alt', ...VERSION_COLUMNS])}
  ${joinPictureSql('sports_picture', 'sport_id', 'p', 'picture')}`;

export const sportFromRow = ({ picture, picture_alt, ...row }: SportRow): Sport => ({
  ...row,
  picture: pictureFromFile(picture, picture_alt),
});

/** Reads all sports in the editors' order. */
export const allSports = (reading: ReadContext): Promise<SportRow[]> =>
  reading.database.rows(`${SELECT} ORDER BY p.position, p.slug`, wordsParameters(reading));

/** Reads the sports with these slugs. */
export const sportsBySlug = (reading: ReadContext, slugs: readonly string[]): Promise<SportRow[]> =>
  reading.database.rows(`${SELECT} WHERE p.slug = ANY($3::text[])`, [...wordsParameters(reading), slugs]);

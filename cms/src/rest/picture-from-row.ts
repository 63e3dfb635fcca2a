import type { Locale } from '@sahra/schemas/constants';

import type { Picture } from './shared.schema';

/** Columns that a query with `pictureOf` and `wordsOf` selects for one picture. */
export interface PictureRow {
  picture_url: string | null;
  picture_width: number | null;
  picture_height: number | null;
  picture_alt: string | null;
  locale: Locale;
}

/** The picture of a row; null where editors chose none. */
export const pictureFromRow = (row: PictureRow): Picture | null =>
  row.picture_url === null
    ? null
    : {
        url: row.picture_url,
        width: row.picture_width,
        height: row.picture_height,
        alt: row.picture_alt ?? '',
      };

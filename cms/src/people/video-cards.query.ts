import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

import { pictureSql } from '../desk/picture.sql';
import { smallPicture, type StoredPicture } from '../desk/small-picture';
import type { Database } from '../rest/database';
import type { VideoCard } from './people-types';

const CODES_MAX = 100;

interface Row {
  code: string;
  en: string | null;
  ar: string | null;
  picture: StoredPicture | null;
}

const SQL = `
  SELECT f.code, ${pictureSql('videos_poster', 'video_id', 'f.id')} AS picture,
    (SELECT max(title) FROM content.video_texts WHERE document = f.document AND is_draft AND locale = 'en') AS en,
    (SELECT max(title) FROM content.video_texts WHERE document = f.document AND is_draft AND locale = 'ar') AS ar
  FROM content.videos f WHERE f.code = ANY($1::text[])`;

/** Reads the titles, pictures and pages (below `site`) of the codes in a list with commas, at most 100; unknown ones are left out. */
export const readVideoCards = async (
  database: Database,
  codes: unknown,
  site: string,
): Promise<VideoCard[]> => {
  const named = typeof codes === 'string' ? codes.split(',') : [];
  const asked = named.filter((code) => VIDEO_CODE_PATTERN.test(code)).slice(0, CODES_MAX);
  const rows = await database.rows<Row>(SQL, [asked]);
  return rows.map(({ code, en, ar, picture }) => ({
    ...{ code, titles: { en, ar } },
    ...{ picture: smallPicture(picture), page: `${site}/watch/${code}` },
  }));
};

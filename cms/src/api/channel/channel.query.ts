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
import type { Channel } from './channel.schema';

export interface ChannelRow {
  slug: string;
  position: number;
  name: string;
  name_echo: string | null;
  description: string | null;
  light: string | null;
  locale: Locale;
  updated_at: string;
  picture: PictureFile | null;
  picture_alt: string | null;
}

const SELECT = `
  SELECT c.slug, c.position, c.light, t.name, t.description, t.locale, t.picture_alt, e.name AS name_echo,
    p.file AS picture, ${updatedAtSql('c', 't')} AS updated_at
  FROM content.channels c
  JOIN ${joinWordsSql('channel_texts', 'c', 't', ['name', 'description', 'picture_alt', ...VERSION_COLUMNS])}
  LEFT JOIN content.channel_texts e ON e.document = c.document AND e.locale <> t.locale AND e.is_draft = $2
  ${joinPictureSql('channels_picture', 'channel_id', 'c', 'p')}`;

export const channelFromRow = (row: ChannelRow): Channel => {
  const picture = pictureFromFile(row.picture, row.picture_alt);
  return {
    slug: row.slug,
    name: row.name,
    name_echo: row.name_echo,
    description: row.description,
    image: picture?.url ?? null,
    picture,
    light: row.light,
    locale: row.locale,
    updated_at: row.updated_at,
  };
};

/** Reads all channels in the editors' order. */
export const allChannels = (reading: ReadContext): Promise<ChannelRow[]> =>
  reading.database.rows(`${SELECT} ORDER BY c.position, c.slug`, wordsParameters(reading));

/** Reads the channels with these slugs. */
export const channelsBySlug = (reading: ReadContext, slugs: readonly string[]): Promise<ChannelRow[]> =>
  reading.database.rows(`${SELECT} WHERE c.slug = ANY($3::text[])`, [...wordsParameters(reading), slugs]);

import type { Locale } from '@sahra/schemas/constants';

import type { Reading } from '../../rest/define-route';
import { pictureFromFile, type PictureFile } from '../../rest/picture-from-file';
import { pictureOf, wordsOf, wordValues } from '../../rest/words-of';
import type { Channel } from './channel.schema';

export interface ChannelRow {
  slug: string;
  position: number;
  name: string;
  description: string | null;
  light: string | null;
  locale: Locale;
  picture: PictureFile | null;
  picture_alt: string | null;
}

const SELECT = `
  SELECT c.slug, c.position, c.light, t.name, t.description, t.locale, t.picture_alt, p.file AS picture
  FROM channels c
  JOIN ${wordsOf('channel_texts', 'c', 't', ['name', 'description', 'picture_alt'])}
  ${pictureOf('api::channel.channel', 'c', 'picture', 'p')}`;

export const channelFromRow = (row: ChannelRow): Channel => {
  const picture = pictureFromFile(row.picture, row.picture_alt);
  return {
    slug: row.slug,
    name: row.name,
    description: row.description,
    image: picture?.url ?? null,
    picture,
    light: row.light,
    locale: row.locale,
  };
};

/** Reads all channels in the editors' order. */
export const allChannels = (reading: Reading): Promise<ChannelRow[]> =>
  reading.database.rows(`${SELECT} ORDER BY c.position, c.slug`, wordValues(reading));

/** Reads the channels with these slugs. */
export const channelsBySlug = (reading: Reading, slugs: readonly string[]): Promise<ChannelRow[]> =>
  reading.database.rows(`${SELECT} WHERE c.slug = ANY($3::text[])`, [...wordValues(reading), slugs]);

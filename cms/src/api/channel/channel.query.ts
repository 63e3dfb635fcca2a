import type { Reading } from '../../rest/define-route';
import { pictureFromRow, type PictureRow } from '../../rest/picture-from-row';
import { pictureOf, wordsOf, wordValues } from '../../rest/words-of';
import type { Channel } from './channel.schema';

export interface ChannelRow extends PictureRow {
  slug: string;
  position: number;
  name: string;
  description: string | null;
}

const SELECT = `
  SELECT c.slug, c.position, t.name, t.description, t.locale,
    p.url AS picture_url, p.width AS picture_width, p.height AS picture_height, t.picture_alt
  FROM channels c
  JOIN ${wordsOf('channel_texts', 'c', 't', ['name', 'description', 'picture_alt'])}
  ${pictureOf('api::channel.channel', 'c', 'picture', 'p')}`;

export const channelFromRow = (row: ChannelRow): Channel => {
  const picture = pictureFromRow(row);
  return {
    slug: row.slug,
    name: row.name,
    description: row.description,
    image: picture?.url ?? null,
    picture,
    locale: row.locale,
  };
};

/** Channels in the editors' order. */
export const allChannels = (reading: Reading): Promise<ChannelRow[]> =>
  reading.database.rows(`${SELECT} ORDER BY c.position, c.slug`, wordValues(reading));

/** Channels that have one of the slugs. */
export const channelsBySlug = (reading: Reading, slugs: readonly string[]): Promise<ChannelRow[]> =>
  reading.database.rows(`${SELECT} WHERE c.slug = ANY($3::text[])`, [...wordValues(reading), slugs]);

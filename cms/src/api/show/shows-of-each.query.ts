import type { ReadContext } from '../../rest/define-route';
import { hasWordsSql, wordsParameters } from '../../rest/join-words.sql';
import { SELECT_SHOWS, type ShowRow } from './show.query';

/** Joins that find the shows of an owner `o`. */
const LINK_OF = {
  channels: 'content.channels o JOIN content.shows_channel l ON l.channel_id = o.id',
  sports: 'content.sports o JOIN content.shows_sport l ON l.sport_id = o.id',
} as const;

/** Owners of shows: channels or sports, by slug. */
export interface ShowOwners {
  type: keyof typeof LINK_OF;
  slugs: readonly string[];
}

/** Reads the first `each` shows of every owner in one statement, in the editors' order. */
export const showsOfEach = (
  reading: ReadContext,
  { type, slugs }: ShowOwners,
  each: number,
): Promise<ShowRow[]> =>
  reading.database.rows(
    `${SELECT_SHOWS}
     JOIN (
       SELECT o.slug AS owner, shows.id, row_number() OVER (PARTITION BY o.id ORDER BY shows.position, shows.slug) AS place
       FROM ${LINK_OF[type]} JOIN content.shows ON shows.id = l.show_id
       WHERE o.slug = ANY($3::text[]) AND ${hasWordsSql('show_texts', 'shows')}
     ) owned ON owned.id = s.id AND owned.place <= $4
     ORDER BY owned.owner, owned.place`,
    [...wordsParameters(reading), slugs, each],
  );

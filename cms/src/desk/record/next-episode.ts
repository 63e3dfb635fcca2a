import type { Database } from '../../rest/database';
import { DeskRefusal } from './desk-refusal';
import type { FieldValues } from './record-detail';
import { MESSAGES } from './record-messages';
import { readRecords, recordValue } from './shown-values';

/** SQL: the last episode of the show with the document `$1`. */
const LAST_EPISODE = `
  SELECT v.season_number AS season, v.episode_number AS episode, v.premium
  FROM content.videos v JOIN content.videos_show l ON l.video_id = v.id JOIN content.shows s ON s.id = l.show_id
  WHERE s.document = $1 AND v.kind = 'episode'
  ORDER BY v.season_number DESC NULLS LAST, v.episode_number DESC NULLS LAST, v.id DESC LIMIT 1`;

interface Episode {
  season: number | null;
  episode: number | null;
  premium: boolean;
}

/**
 * Returns the facts that the next episode of a show begins with: the number after that of the last one in its season,
 * and its access. A show whose episodes have no numbers goes on without them. Throws a {@link DeskRefusal} where there is
 * no such show.
 */
export const nextEpisode = async (database: Database, documentId: string): Promise<FieldValues> => {
  const show = (await readRecords(database, [{ type: 'show', documentId }])).get(documentId);
  if (!show) throw new DeskRefusal(404, MESSAGES.noRecord);
  const [last = { season: 1, episode: 0, premium: false }] = await database.rows<Episode>(LAST_EPISODE, [
    documentId,
  ]);
  return {
    kind: 'episode',
    show: recordValue(show),
    seasonNumber: last.season,
    episodeNumber: last.episode === null ? null : last.episode + 1,
    premium: last.premium,
  };
};

import type { ReadContext } from '../../rest/define-route';
import { readSinglePage } from '../page/single-page.query';
import type { WhereToWatchPage } from './where-to-watch.schema';

/** The admin panel stores a cleared input as an empty text. */
const SELECT = `
  SELECT w.title, w.lead, w.locale,
    coalesce((
      SELECT json_agg(json_build_object('kind', g.kind, 'title', g.title, 'text', g.text, 'platforms', coalesce((
        SELECT json_agg(json_build_object('name', p.name, 'note', nullif(p.note, ''), 'url', nullif(p.url, ''))
          ORDER BY p.place, p.link_id)
        FROM content.page_platform_groups_platforms p WHERE p.platform_group_id = g.id
      ), '[]'::json)) ORDER BY g.place, g.link_id)
      FROM content.where_to_watch_pages_groups g WHERE g.where_to_watch_page_id = w.id
    ), '[]'::json) AS groups
  FROM content.where_to_watch_pages w`;

/** Reads the copy of the page. Throws 404 when no requested language is published. */
export const whereToWatchPage = async (reading: ReadContext): Promise<WhereToWatchPage> => ({
  slug: 'where-to-watch',
  ...(await readSinglePage<Omit<WhereToWatchPage, 'slug'>>(reading, SELECT)),
});

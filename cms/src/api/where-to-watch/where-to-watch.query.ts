import type { ReadContext } from '../../rest/define-route';
import { readSinglePage } from '../page/single-page.query';
import type { WhereToWatchPage } from './where-to-watch.schema';

/** The admin panel stores a cleared input as an empty text. */
const SELECT = `
  SELECT w.title, w.lead, w.locale,
    coalesce((
      SELECT json_agg(json_build_object('kind', g.kind, 'title', g.title, 'text', g.text, 'platforms', coalesce((
        SELECT json_agg(json_build_object('name', p.name, 'note', nullif(p.note, ''), 'url', nullif(p.url, ''))
          ORDER BY i."order", i.id)
        FROM components_page_platform_groups_cmps i JOIN components_page_platforms p ON p.id = i.cmp_id
        WHERE i.entity_id = g.id AND i.field = 'platforms'
      ), '[]'::json)) ORDER BY k."order", k.id)
      FROM where_to_watch_pages_cmps k JOIN components_page_platform_groups g ON g.id = k.cmp_id
      WHERE k.entity_id = w.id AND k.field = 'groups'
    ), '[]'::json) AS groups
  FROM where_to_watch_pages w`;

/** Reads the copy of the page. Throws 404 when no requested language is published. */
export const whereToWatchPage = async (reading: ReadContext): Promise<WhereToWatchPage> => ({
  slug: 'where-to-watch',
  ...(await readSinglePage<Omit<WhereToWatchPage, 'slug'>>(reading, SELECT)),
});

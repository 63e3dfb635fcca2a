import type { ReadContext } from '../../rest/define-route';
import { linesOf } from '../../rest/lines-of';
import { pictureFromFile, type PictureFile } from '../../rest/picture-from-file';
import { joinPictureSql } from '../../rest/join-words.sql';
import { readSinglePage } from '../page/single-page.query';
import type { ManifestoPage, ManifestoTopic } from './manifesto.schema';

interface StoredSection {
  topic: ManifestoTopic;
  title: string;
  text: string;
  points: string | null;
  picture: PictureFile | null;
  picture_alt: string | null;
}

type ManifestoRow = Omit<ManifestoPage, 'slug' | 'sections'> & { sections: StoredSection[] };

const SELECT = `
  SELECT w.title, w.lead, w.closing_title, w.closing_text, w.action_label, w.locale,
    coalesce((
      SELECT json_agg(json_build_object('topic', s.topic, 'title', s.title, 'text', s.text, 'points', s.points,
        'picture', picture.file, 'picture_alt', s.picture_alt) ORDER BY s.place, s.link_id)
      FROM content.manifesto_pages_sections s
      ${joinPictureSql('page_manifesto_sections_picture', 'manifesto_section_id', 's', 'picture')}
      WHERE s.manifesto_page_id = w.id
    ), '[]'::json) AS sections
  FROM content.manifesto_pages w`;

/** Reads the page for advertisers. Throws 404 when no requested language is published. */
export const manifestoPage = async (reading: ReadContext): Promise<ManifestoPage> => {
  const { sections, ...words } = await readSinglePage<ManifestoRow>(reading, SELECT);
  return {
    slug: 'manifesto',
    ...words,
    sections: sections.map(({ points, picture, picture_alt, ...section }) => ({
      ...section,
      points: linesOf(points),
      picture: pictureFromFile(picture, picture_alt),
    })),
  };
};

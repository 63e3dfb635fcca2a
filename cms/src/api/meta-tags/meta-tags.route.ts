import { Type } from 'typebox';

import type { Locale } from '@sahra/schemas/constants';

import { defineRoute } from '../../rest/define-route';
import { pictureFromFile, type PictureFile } from '../../rest/picture-from-file';
import { Refusal } from '../../rest/refusal';
import { joinPictureSql, joinWordsSql, wordsParameters } from '../../rest/join-words.sql';
import { MetaTagsSchema } from './meta-tags.schema';

interface MetaTagsRow {
  title: string;
  description: string;
  locale: Locale;
  picture: PictureFile | null;
  picture_alt: string | null;
}

const SELECT = `
  SELECT t.title, t.description, t.locale, t.picture_alt, p.file AS picture
  FROM content.meta_tags m
  JOIN ${joinWordsSql('meta_tag_texts', 'm', 't', ['title', 'description', 'picture_alt'])}
  ${joinPictureSql('meta_tags_picture', 'meta_tag_id', 'm', 'p')}
  WHERE m.code = $3`;

export const metaTagsRoute = defineRoute({
  schema: {
    operationId: 'getMetaTags',
    path: '/api/meta_tags/{code}',
    summary: 'Metadata of a page',
    description: 'What search engines and share cards say of a page, by its key.',
    params: Type.Object({
      code: Type.String({
        maxLength: 64,
        description: 'Key of the page: `metaCode` in schemas/routes.json.',
      }),
    }),
    query: Type.Object({}),
    answer: Type.Object({ data: MetaTagsSchema }),
    localized: true,
    refusals: { 404: "Editors wrote none in the languages asked for; the site's defaults hold." },
  },
  handle: async ({ params, reading }) => {
    const [row] = await reading.database.rows<MetaTagsRow>(SELECT, [
      ...wordsParameters(reading),
      params.code,
    ]);
    if (!row) throw new Refusal(404, 'NOT_FOUND');
    const picture = pictureFromFile(row.picture, row.picture_alt);
    return {
      data: {
        title: row.title,
        meta_description: row.description,
        meta_image: picture?.url ?? null,
        meta_picture: picture,
        locale: row.locale,
      },
    };
  },
});

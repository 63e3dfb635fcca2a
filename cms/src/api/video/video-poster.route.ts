import { Type } from 'typebox';

import { defineRoute } from '../../rest/define-route';
import { joinPictureSql } from '../../rest/join-words.sql';
import { askedKey } from '../../rest/page-query.schema';
import { pictureFromFile, type PictureFile } from '../../rest/picture-from-file';
import { nullable, PictureSchema } from '../../rest/shared.schema';

const SELECT = `
  SELECT poster.file AS poster FROM content.videos v
  ${joinPictureSql('videos_poster', 'video_id', 'v', 'poster')}
  WHERE v.code = $1`;

export const videoPosterRoute = defineRoute({
  schema: {
    operationId: 'getVideoPoster',
    path: '/api/video_poster',
    summary: 'Poster of a video',
    description:
      'The poster of a video, published or not, without its description: the film of a sound is made before its video is published. Null without a poster, and without such a video.',
    params: Type.Object({}),
    query: Type.Object({ code: askedKey('Code of the video.') }),
    answer: Type.Object({ data: nullable(PictureSchema) }),
    localized: false,
  },
  handle: async ({ query, reading: { database } }) => {
    const [row] = await database.rows<{ poster: PictureFile | null }>(SELECT, [query.code]);
    return { data: pictureFromFile(row?.poster ?? null, null) };
  },
});

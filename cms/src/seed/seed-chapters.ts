import type { Core } from '@strapi/strapi';

import type { ChaptersOfVideos } from '../../seeds/seed-types';
import { insertComponents } from '../strapi/services/insert-components';

type Transaction = Parameters<ReturnType<Core.Strapi['db']['connection']['raw']>['transacting']>[0];

/** Words of a video to which chapters are added: each language has a draft and a published version. */
interface Words {
  id: number;
  code: string;
  locale: string;
}

const CHAPTERS = { uid: 'api::video.video-text', field: 'chapters', component: 'video.chapter' } as const;

const WORDS = `
  SELECT t.id, v.code, t.locale FROM content.video_texts t JOIN content.videos v ON v.document = t.document
  WHERE v.code = ANY(?) ORDER BY t.id`;

/** Adds chapters to seeded videos, as rows: {@link seedRecords} writes plain fields only. Throws for an unknown code. */
export const seedChapters = async (strapi: Core.Strapi, chapters: ChaptersOfVideos): Promise<void> => {
  const { db } = strapi;
  await db.transaction(async ({ trx }: { trx: Transaction }) => {
    const codes = Object.keys(chapters);
    const found: unknown = await db.connection.raw(WORDS, [codes]).transacting(trx);
    const words = (found as { rows: Words[] }).rows;
    const missing = codes.filter((code) => !words.some((each) => each.code === code));
    if (missing.length > 0) throw new Error(`Chapters are seeded for unknown videos: ${missing.join(', ')}.`);
    const parts = words.flatMap(({ id, code, locale }) =>
      (chapters[code] ?? []).map(([start, en, ar], index) => ({
        owner: id,
        place: index + 1,
        data: { start, title: locale === 'ar' ? ar : en },
      })),
    );
    await insertComponents(strapi, CHAPTERS, parts, trx);
  });
};

import type { Core } from '@strapi/strapi';

import type { ChaptersOfVideos } from '../../seeds/seed-types';

type Transaction = Parameters<ReturnType<Core.Strapi['db']['connection']['raw']>['transacting']>[0];

/** Words of a video to which chapters are added: each language has a draft and a published version. */
interface Words {
  id: number;
  code: string;
  locale: string;
}

const WORDS = `
  SELECT t.id, v.code, t.locale FROM video_texts t JOIN videos v ON v.document_id = t.document_id
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
        link: { entity_id: id, component_type: 'video.chapter', field: 'chapters', order: index + 1 },
        chapter: { start, title: locale === 'ar' ? ar : en },
      })),
    );
    const { ids } = await db.query('video.chapter').createMany({ data: parts.map(({ chapter }) => chapter) });
    const links = parts.map(({ link }, index) => ({ ...link, cmp_id: Number(ids[index]) }));
    await db.connection('video_texts_cmps').insert(links).transacting(trx);
  });
};

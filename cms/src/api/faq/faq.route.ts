import { Type } from 'typebox';

import { defineRoute } from '../../rest/define-route';
import { wordsParameters } from '../../rest/join-words.sql';
import { FaqEntrySchema, type FaqEntry } from './faq.schema';

/** One row per question, in the first available language. */
const SELECT = `
  SELECT id, question, answer, locale FROM (
    SELECT DISTINCT ON (w.document) w.document AS id, w.question, w.answer, w.locale, w.position
    FROM content.faq_entries w
    WHERE w.locale = ANY($1::text[]) AND w.is_draft = $2
    ORDER BY w.document, array_position($1::text[], w.locale::text)
  ) entries ORDER BY position, id`;

export const faqRoute = defineRoute({
  schema: {
    operationId: 'getFaq',
    path: '/api/faq',
    summary: 'Questions and answers',
    description: "All questions in the editors' order.",
    params: Type.Object({}),
    query: Type.Object({}),
    answer: Type.Object({ data: Type.Array(FaqEntrySchema) }),
    localized: true,
  },
  handle: async ({ reading }) => ({
    data: await reading.database.rows<FaqEntry>(SELECT, wordsParameters(reading)),
  }),
});

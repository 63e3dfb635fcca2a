import { Type } from 'typebox';

import { defineRoute } from '../../rest/define-route';
import { joinWordsSql, wordsParameters } from '../../rest/join-words.sql';
import { PlanCopySchema, type PlanCopy } from './plan-copy.schema';

const SELECT = `
  SELECT p.code AS plan_id, p.recommended, p.on_landing, t.name, t.note, t.tag, t.locale,
    ARRAY(
      SELECT o.text FROM content.plan_texts_points o
      WHERE o.plan_text_id = t.id ORDER BY o.place, o.link_id
    )::text[] AS points
  FROM content.plans p
  JOIN ${joinWordsSql('plan_texts', 'p', 't', ['id', 'name', 'note', 'tag'])}
  ORDER BY p.position, p.code`;

export const plansCopyRoute = defineRoute({
  schema: {
    operationId: 'getPlansCopy',
    path: '/api/plans_copy',
    summary: 'Copy of the plans',
    description:
      "What is written on the tickets of the plans, the free one included, in the editors' order. Prices are not here: the accounts service has them.",
    params: Type.Object({}),
    query: Type.Object({}),
    answer: Type.Object({ data: Type.Array(PlanCopySchema) }),
    localized: true,
  },
  handle: async ({ reading }) => ({
    data: await reading.database.rows<PlanCopy>(SELECT, wordsParameters(reading)),
  }),
});

import { Type, type Static } from 'typebox';

import { SlugSchema } from '../../rest/page-query.schema';
import { LocaleSchema, nullable } from '../../rest/shared.schema';

export const PlanCopySchema = Type.Object(
  {
    plan_id: SlugSchema,
    name: Type.String({ description: 'Name of the plan.' }),
    note: Type.String({ description: 'One line under the price.' }),
    points: Type.Array(Type.String(), { description: 'What the plan offers, point by point.' }),
    tag: nullable(Type.String({ description: 'Short label on the ticket; null when there is none.' })),
    recommended: Type.Boolean({ description: 'Whether the ticket stands out.' }),
    on_landing: Type.Boolean({ description: 'Whether the landing page shows it.' }),
    locale: LocaleSchema,
  },
  {
    $id: 'PlanCopy',
    description: 'What is written on the ticket of a plan. `plan_id` is `free` or the id of a plan on sale.',
    additionalProperties: false,
  },
);
export type PlanCopy = Static<typeof PlanCopySchema>;

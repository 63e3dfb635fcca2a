import { Type, type Static } from 'typebox';

import { SlugSchema } from '../../rest/page-query.schema';
import { LocaleSchema } from '../../rest/shared.schema';

export const DeleteReasonSchema = Type.Object(
  {
    key: SlugSchema,
    label: Type.String({ description: 'The reason as viewers read it.' }),
    locale: LocaleSchema,
  },
  {
    $id: 'DeleteReason',
    description: 'A reason to delete an account. `key` is what a request to delete an account names.',
    additionalProperties: false,
  },
);
export type DeleteReason = Static<typeof DeleteReasonSchema>;

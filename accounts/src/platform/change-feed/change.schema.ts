import { Type } from 'typebox';

import { nullable } from '../http/openapi/nullable';

/** Row of the change feed; see schemas/change-feed.ts. */
export const ChangeSchema = Type.Object(
  {
    number: Type.Integer({ minimum: 1, description: 'Grows in commit order, without gaps.' }),
    type: Type.String({ description: 'Kind of the document, e.g. `plan`.' }),
    document: Type.String({ description: 'Stable id of the document.' }),
    locale: nullable(
      Type.Union([Type.Literal('en'), Type.Literal('ar')]),
      'Language that changed; null when the change touches facts shared by both.',
    ),
    at: Type.String({ format: 'date-time', description: 'When it was published (ISO 8601, UTC).' }),
  },
  { $id: 'Change', description: 'One published change.' },
);

import { Type, type Static } from 'typebox';

import { InstantSchema, LocaleSchema, nullable } from '../../rest/shared.schema';

export const CHANGE_TYPES = [
  'channel',
  'show',
  'video',
  'meta-tags',
  'faq-entry',
  'faq-page',
  'landing',
  'home',
  'plan',
  'schedule-entry',
  'settings',
  'picture',
  'catalogue',
] as const;

export const ChangeSchema = Type.Object(
  {
    number: Type.Integer({ description: 'Place in the feed; grows in commit order, without gaps.' }),
    type: Type.Enum(CHANGE_TYPES, {
      $id: 'ChangeType',
      description:
        'What changed. `catalogue`: so much at once (seeding) that everything should be read anew.',
    }),
    document: Type.String({
      description:
        'Key of the record as the other routes know it: slug of a channel or show, code of a video or of meta tags, id of a question or of an entry of the schedule, id of a plan, `landing`, `home`, `faq` or `settings` for those pages, address of a picture, `*` for the whole catalogue.',
    }),
    locale: nullable(LocaleSchema),
    at: InstantSchema,
  },
  {
    $id: 'Change',
    description: 'One published change. `locale` is null when shared facts changed.',
    additionalProperties: false,
  },
);
export type ChangeRow = Static<typeof ChangeSchema>;

export const ChangesMetaSchema = Type.Object(
  { last: Type.Integer({ description: 'Newest number of the feed; 0 while it is empty.' }) },
  { $id: 'ChangesMeta', additionalProperties: false },
);

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
  'menu-item',
  'footer',
  'smart-banner',
  'modal',
  'delete-reason',
  'page',
  'sport',
  'search-alias',
  'picture',
  'catalogue',
] as const;

export const ChangeSchema = Type.Object(
  {
    number: Type.Integer({ description: 'Place in the feed; grows in commit order, without gaps.' }),
    type: Type.Enum(CHANGE_TYPES, {
      $id: 'ChangeType',
      description:
        'What changed. `catalogue`: so much at once (seeding) that everything should be read again.',
    }),
    document: Type.String({
      description:
        'Key of the record as the other routes know it: slug of a channel, of a show or of any other page, code of a video or of meta tags, id of a question, of a menu entry or of an entry of the schedule, code of a promotion, key of a reason to leave, id of a plan, `landing`, `home`, `faq`, `settings`, `footer` or `smart-banner` for those pages, address of a picture, `*` for the whole catalogue.',
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

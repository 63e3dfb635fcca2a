import { Type, type Static } from 'typebox';

import { InstantSchema, LocaleSchema, nullable, PictureSchema } from '../../rest/shared.schema';

const ActionSchema = Type.Object(
  {
    label: Type.String({ description: 'Words of the button.' }),
    path: Type.String({ description: 'Path of the site without language, e.g. `/watch/k7m2x9qd`.' }),
  },
  { $id: 'ModalAction', description: 'A button of a promotion.', additionalProperties: false },
);
export type ModalAction = Static<typeof ActionSchema>;

export const ModalSchema = Type.Object(
  {
    code: Type.Enum(['championship', 'watch'], { description: 'Which promotion it is.' }),
    title: Type.String({ description: 'Heading.' }),
    text: Type.String({ description: 'What it offers: plain text.' }),
    watch: nullable(ActionSchema),
    subscribe: nullable(ActionSchema),
    picture: nullable(PictureSchema),
    starts_at: nullable(InstantSchema),
    ends_at: nullable(InstantSchema),
    locale: LocaleSchema,
  },
  {
    $id: 'Modal',
    description:
      'A promotion that opens over a page from `starts_at` until `ends_at`; null is an open end. A button without words or target is null.',
    additionalProperties: false,
  },
);
export type Modal = Static<typeof ModalSchema>;

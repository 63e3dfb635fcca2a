import { Type, type Static, type TSchema } from 'typebox';

import { LOCALES } from '@sahra/schemas/constants';

/** Schemas shared by several responses. A schema with `$id` becomes a named component of the document. */

export const LocaleSchema = Type.Enum(LOCALES, {
  $id: 'Locale',
  description: 'Language the words of the record are really in.',
});

/** `T | null`, in the form that JSON Schema 2020-12 and OpenAPI 3.1 share. */
export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const InstantSchema = Type.String({
  format: 'date-time',
  description: 'Instant in UTC, ISO 8601 with milliseconds.',
});

export const UpdatedAtSchema = Type.String({
  format: 'date-time',
  description:
    'When its facts, or its words in the language of the record, last changed: an instant in UTC, ISO 8601 with milliseconds.',
});

const RenditionSchema = Type.Object(
  {
    url: Type.String({ description: "Absolute path on the site's origin, `/uploads/…`." }),
    width: Type.Integer({ description: 'Pixels.' }),
    height: Type.Integer({ description: 'Pixels.' }),
    type: Type.Enum(['image/avif', 'image/webp'], { description: 'Media type.' }),
  },
  { $id: 'Rendition', description: 'One stored file of a picture.', additionalProperties: false },
);
export type Rendition = Static<typeof RenditionSchema>;

export const PeopleSchema = Type.Array(Type.String(), {
  description:
    'Names of who is seen or heard in it, spelled as in the language of the record; empty when editors named nobody.',
});

/** Colour for pages. */
export const ColorSchema = Type.String({ pattern: '^#[0-9a-f]{6}$', description: '`#rrggbb`.' });

const FocusSchema = Type.Object(
  {
    x: Type.Number({ minimum: 0, maximum: 100, description: 'Percent of the width, from the left.' }),
    y: Type.Number({ minimum: 0, maximum: 100, description: 'Percent of the height, from the top.' }),
  },
  {
    $id: 'Focus',
    description:
      'The place in a picture that stays in sight when it is cut. Physical: the same in both languages.',
    additionalProperties: false,
  },
);
export type Focus = Static<typeof FocusSchema>;

export const PictureSchema = Type.Object(
  {
    url: Type.String({
      description:
        "Absolute path on the site's origin, `/uploads/…`: the largest WebP, or the file itself when there are no renditions.",
    }),
    width: nullable(Type.Integer({ description: 'Pixels; null for vector pictures.' })),
    height: nullable(Type.Integer({ description: 'Pixels; null for vector pictures.' })),
    alt: Type.String({
      description: 'What the picture shows, in the language of the record. Empty when it is only decoration.',
    }),
    renditions: Type.Array(RenditionSchema, {
      description: 'The picture as AVIF and WebP in up to four widths, smallest first; empty for vectors.',
    }),
    tint: nullable(
      Type.String({
        pattern: '^#[0-9a-f]{6}$',
        description: 'Dark color to paint until the picture is there; null when unknown.',
      }),
    ),
    focus: nullable(FocusSchema),
  },
  {
    $id: 'Picture',
    description:
      'A picture that editors chose. `focus` is null when they set no focal point: it is cut around its middle.',
    additionalProperties: false,
  },
);
export type Picture = Static<typeof PictureSchema>;

export const PageMetaSchema = Type.Object(
  {
    next: nullable(
      Type.String({ description: 'Opaque cursor: pass it as `cursor` to go on; null on the last page.' }),
    ),
  },
  { $id: 'PageMeta', additionalProperties: false },
);

export const RestErrorSchema = Type.Object(
  {
    message: Type.String({ description: 'Sentence for people, in the language of `X-localization`.' }),
    code: Type.String({ description: 'Stable code, a key of schemas/messages.' }),
    errors: Type.Optional(
      Type.Record(Type.String(), Type.Array(Type.String()), {
        description: 'Sentences by field, where a field is at fault.',
      }),
    ),
    meta: Type.Optional(
      Type.Object({ last: Type.Integer() }, { description: 'On CURSOR_GONE: the number to go on from.' }),
    ),
  },
  { $id: 'RestError', description: 'Body of every refusal.', additionalProperties: false },
);

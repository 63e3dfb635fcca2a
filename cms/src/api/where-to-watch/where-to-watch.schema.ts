import { Type, type Static } from 'typebox';

import { LocaleSchema, nullable } from '../../rest/shared.schema';

const PlatformSchema = Type.Object(
  {
    name: Type.String({ description: 'As it is written by those who make it.' }),
    note: nullable(
      Type.String({ description: 'One line, e.g. from which version on; null when there is none.' }),
    ),
    url: nullable(
      Type.String({
        pattern: '^(https://|/[^/])',
        description: 'Where it is, or the path of a page of the site; null: no link.',
      }),
    ),
  },
  {
    $id: 'Platform',
    description: 'A device or an app on which Sahra can be watched or heard.',
    additionalProperties: false,
  },
);

const PlatformGroupSchema = Type.Object(
  {
    kind: Type.Enum(['smart-tv', 'mobile', 'podcast'], {
      $id: 'PlatformKind',
      description: 'Televisions, phones and tablets, or apps for podcasts.',
    }),
    title: Type.String({ description: 'Heading of the group.' }),
    text: Type.String({ description: 'Sentence or two under the heading.' }),
    platforms: Type.Array(PlatformSchema, { description: "In the editors' order." }),
  },
  { $id: 'PlatformGroup', description: 'Platforms of one kind.', additionalProperties: false },
);

export const WhereToWatchPageSchema = Type.Object(
  {
    slug: Type.Literal('where-to-watch'),
    title: Type.String({ description: 'Heading of the page.' }),
    lead: Type.String({ description: 'Sentence or two under the heading.' }),
    groups: Type.Array(PlatformGroupSchema, { description: 'From top to bottom, each kind once.' }),
    locale: LocaleSchema,
  },
  {
    $id: 'WhereToWatchPage',
    description: 'The devices and apps on which Sahra is at home.',
    additionalProperties: false,
  },
);
export type WhereToWatchPage = Static<typeof WhereToWatchPageSchema>;

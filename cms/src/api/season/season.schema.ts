import { Type, type Static } from 'typebox';

import { LocaleSchema, nullable } from '../../rest/shared.schema';

export const SeasonSchema = Type.Object(
  {
    number: Type.Integer({ description: 'Number that its videos say as `season_number`.' }),
    title: nullable(Type.String({ description: 'Its name; null when it is called by its number.' })),
    locale: nullable(LocaleSchema),
    year: nullable(Type.Integer({ description: 'In which it came out; null when editors wrote none.' })),
    episode_count: Type.Integer({ description: 'Episodes that can be read in the languages asked for.' }),
  },
  {
    $id: 'Season',
    description: 'A season of a show with something to watch in it. `locale` is the language of the title.',
    additionalProperties: false,
  },
);
export type Season = Static<typeof SeasonSchema>;

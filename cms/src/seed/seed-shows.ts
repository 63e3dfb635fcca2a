import { altOf } from '../../art/alt';
import { SHOW_HINTS } from '../../art/hints/show-hints';
import type { ShowSeed } from '../../seeds/seed-types';
import { SHOWS } from '../../seeds/shows';
import { allSettledOrThrow } from './all-settled-or-throw';
import type { CatalogueSeeding } from './catalogue-seeding';
import { positionAt } from './position-at';
import { seedRecords, type RecordSeed } from './seed-records';
import { seededId } from './seeded-id';
import { withAlt } from './with-alt';

const SHAPES = ['poster', 'wide', 'upright'] as const;

/** Ids of the records that own shows, by slug. */
export interface ShowOwners {
  channels: ReadonlyMap<string, number>;
  sports: ReadonlyMap<string, number>;
}

const recordOf = async (
  { slug, channel, sport, year, ageRating, original, business, podcast, en, ar }: ShowSeed,
  index: number,
  { upload, drawn }: CatalogueSeeding,
  { channels, sports }: ShowOwners,
): Promise<RecordSeed> => {
  const alt = altOf(channel, { seed: slug, ...SHOW_HINTS[slug] });
  const pictures = await allSettledOrThrow(
    SHAPES.map(async (shape) => {
      const name = `shows/${slug}-${shape}`;
      return [shape, drawn.has(name) ? await upload(name, alt.en) : null] as const;
    }),
  );
  return {
    facts: {
      slug,
      position: positionAt(index),
      year,
      ageRating,
      ...Object.fromEntries(pictures),
      original: original === true,
      business: business === true,
      format: podcast ? 'podcast' : 'series',
      channel: seededId(channels, channel),
      sport: sport === undefined ? null : seededId(sports, sport),
    },
    words: withAlt({ en, ar }, 'posterAlt', alt),
  };
};

/** Seeds the shows. Returns their ids by slug. */
export const seedShows = async (
  seeding: CatalogueSeeding,
  owners: ShowOwners,
): Promise<ReadonlyMap<string, number>> => {
  const records: RecordSeed[] = [];
  // Sequential, because each show opens a dozen files.
  for (const [index, show] of SHOWS.entries()) records.push(await recordOf(show, index, seeding, owners));
  const ids = await seedRecords(seeding.strapi, 'show', records);
  return new Map(SHOWS.map(({ slug }, index) => [slug, ids[index] ?? 0]));
};

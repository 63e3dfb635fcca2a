import type { CatalogueSeeding } from './catalogue-seeding';
import { seedChannels } from './seed-channels';
import { seedMetaTags } from './seed-meta-tags';
import { seedSeasons } from './seed-seasons';
import { seedShows } from './seed-shows';
import { seedSports } from './seed-sports';
import { seedVideos } from './seed-videos';

/** Seeds channels, sports, shows with their seasons, videos and metadata. */
export const seedCatalogue = async (seeding: CatalogueSeeding): Promise<void> => {
  const { strapi, upload } = seeding;
  const channels = await seedChannels(strapi, upload);
  const sports = await seedSports(strapi, upload);
  const shows = await seedShows(seeding, { channels, sports });
  await seedSeasons(strapi, shows);
  await seedVideos(seeding, { channels, shows });
  await seedMetaTags(strapi, upload);
};

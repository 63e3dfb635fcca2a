import type { CatalogueSeeding } from './catalogue-seeding';
import { seedChannels } from './seed-channels';
import { seedMetaTags } from './seed-meta-tags';
import { seedShows } from './seed-shows';
import { seedVideos } from './seed-videos';

/** Seeds channels, shows, videos and metadata. */
export const seedCatalogue = async (seeding: CatalogueSeeding): Promise<void> => {
  const { strapi, upload } = seeding;
  const channels = await seedChannels(strapi, upload);
  const shows = await seedShows(seeding, channels);
  await seedVideos(seeding, { channels, shows });
  await seedMetaTags(strapi, upload);
};

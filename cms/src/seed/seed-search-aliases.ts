import type { Core } from '@strapi/strapi';

import { SEARCH_ALIASES } from '../../seeds/search-aliases';

const documentIds = async (
  strapi: Core.Strapi,
  uid: 'api::channel.channel' | 'api::sport.sport',
): Promise<ReadonlyMap<string, string>> => {
  const records = await strapi.documents(uid).findMany({ limit: -1 });
  return new Map(records.map(({ slug, documentId }) => [slug ?? '', documentId]));
};

const chosen = (slugs: readonly string[], ids: ReadonlyMap<string, string>): string[] =>
  slugs.map((slug) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`The seeds have no record “${slug}”.`);
    return id;
  });

/** Seeds the equivalent spellings and the everyday words for search, after the channels and sports. */
export const seedSearchAliases = async (strapi: Core.Strapi): Promise<void> => {
  const channelIds = await documentIds(strapi, 'api::channel.channel');
  const sportIds = await documentIds(strapi, 'api::sport.sport');
  for (const { name, spellings, channels = [], sports = [], kind } of SEARCH_ALIASES)
    await strapi.documents('api::search-alias.search-alias').create({
      data: {
        name,
        spellings: spellings.join('\n'),
        channels: chosen(channels, channelIds),
        sports: chosen(sports, sportIds),
        ...(kind === undefined ? {} : { kind }),
      },
    });
};

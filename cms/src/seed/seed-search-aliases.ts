import type { Core } from '@strapi/strapi';

import { SEARCH_ALIASES } from '../../seeds/search-aliases';

/** Seeds the equivalent spellings for search. */
export const seedSearchAliases = async (strapi: Core.Strapi): Promise<void> => {
  for (const { name, spellings } of SEARCH_ALIASES)
    await strapi
      .documents('api::search-alias.search-alias')
      .create({ data: { name, spellings: spellings.join('\n') } });
};

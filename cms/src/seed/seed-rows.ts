import type { Core } from '@strapi/strapi';

import type { RowSeed } from '../../seeds/row-seed';
import type { SeedFields } from './seed-fields';

/** Converts rows for the document service: a channel becomes its document id. */
export const rowsToSeed = (strapi: Core.Strapi, rows: readonly RowSeed[]): Promise<SeedFields[]> =>
  Promise.all(
    rows.map(async ({ channel, ...row }) => {
      if (channel === undefined) return row;
      const found = await strapi.documents('api::channel.channel').findFirst({ filters: { slug: channel } });
      if (!found) throw new Error(`The seeds name the channel “${channel}”, which does not exist.`);
      return { ...row, channel: found.documentId };
    }),
  );

import type { Core } from '@strapi/strapi';

import { readEnvironment } from './environment/environment';
import { constraintsSql } from './facts/constraints.sql';
import { factsMiddleware } from './facts/facts.middleware';
import { feedSql } from './feed/feed.sql';
import { ensureFirstAdmin } from './first-run/first-admin';
import { ensureLocales } from './first-run/locales';
import { addPictureRenditions } from './pictures/picture-renditions';
import { keepOriginals } from './pictures/keep-originals';
import { openDatabase, type Database } from './rest/database';
import { restMiddleware } from './rest/rest.middleware';
import { seedWhenEmpty } from './seed/seed-when-empty';
import { wordsMiddleware } from './words/words.middleware';

let database: Database | null = null;

const register = ({ strapi }: { strapi: Core.Strapi }): void => {
  const environment = readEnvironment();
  database = openDatabase(environment.DATABASE_URL);
  strapi.server.use(
    restMiddleware(strapi, {
      database,
      readToken: environment.CMS_READ_TOKEN,
      previewSecret: environment.PREVIEW_SECRET,
    }),
  );
  addPictureRenditions(strapi);
  strapi.documents.use(factsMiddleware(strapi));
  strapi.documents.use(wordsMiddleware(strapi));
};

const bootstrap = async ({ strapi }: { strapi: Core.Strapi }): Promise<void> => {
  const environment = readEnvironment();
  await strapi.db.connection.raw(`${constraintsSql()};\n${feedSql(environment.FEED_LENGTH)}`);
  await ensureLocales(strapi);
  await keepOriginals(strapi);
  await ensureFirstAdmin(strapi, { email: environment.ADMIN_EMAIL, password: environment.ADMIN_PASSWORD });
  if (environment.SEED_WHEN_EMPTY) await seedWhenEmpty(strapi);
};

const destroy = async (): Promise<void> => {
  await database?.close();
  database = null;
};

/** Strapi reads the default export of this file: the entry point of everything that is ours. */
export default { register, bootstrap, destroy };

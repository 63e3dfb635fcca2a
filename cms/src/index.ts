import { join } from 'node:path';

import type { Core } from '@strapi/strapi';

import { createClientErrorHandler } from '@sahra/schemas/create-client-error-handler';

import { checksMiddleware } from './checks/checks.middleware';
import { readEnvironment } from './environment/environment';
import { historyMiddleware } from './desk/history/history.middleware';
import { DESK_SQL, installDesk } from './desk/install-desk';
import { outdatedMiddleware } from './desk/outdated.middleware';
import { PlanWorker } from './desk/plans/plan-worker';
import { factsMiddleware } from './facts/facts.middleware';
import { feedOrderSql } from './feed/feed.sql';
import { addFilmDesk } from './films/film-desk.route';
import { filmLengths } from './films/film-lengths.middleware';
import { filmsPassThrough } from './films/films-pass-through.middleware';
import { ensureFirstAdmin } from './first-run/first-admin';
import { chooseLinearChannels } from './first-run/linear-channels';
import { ensureLocales } from './first-run/locales';
import { ensureRoles } from './first-run/roles';
import { acceptPictures } from './pictures/accept-pictures';
import { guardDeletion } from './pictures/guard-deletion';
import { ignoreUploadRelations } from './pictures/ignore-upload-relations';
import { addPictureRenditions } from './pictures/picture-renditions';
import { keepOriginals } from './pictures/keep-originals';
import { stripStoredPictures } from './pictures/strip-stored-pictures';
import { serveCards } from './pictures/serve-cards.middleware';
import { servePicturesOnly } from './pictures/serve-pictures-only.middleware';
import { limitRequestBodies } from './process/limit-request-bodies.middleware';
import { openDatabase, type Database } from './rest/database';
import { addRequestChecks } from './requests/add-request-checks';
import { keyMemberAddresses } from './requests/member-address';
import { adminPolicy } from './requests/admin-policy';
import { restMiddleware } from './rest/rest.middleware';
import { guardLayouts } from './roles/guard-layouts';
import { fieldsMiddleware } from './roles/fields.middleware';
import { languagesMiddleware } from './roles/languages.middleware';
import { CatalogueSearch } from './search/catalogue-search';
import { SearchFollower } from './search/search-follower';
import { SearchIndex } from './search/search-index';
import { seedWhenEmpty } from './seed/seed-when-empty';
import { listContentTypesQuickly } from './strapi/services/list-content-types';
import { constraintsSql } from './strapi/tables/constraints.sql';
import { feedTriggersSql } from './strapi/tables/feed-triggers.sql';
import { createContentViews, dropOutdatedViews } from './strapi/views/install-content-views';
import { discardMiddleware } from './words/discard.middleware';
import { wordsMiddleware } from './words/words.middleware';

let database: Database | null = null;
let follower: SearchFollower | null = null;
let plans: PlanWorker | null = null;

const register = async ({ strapi }: { strapi: Core.Strapi }): Promise<void> => {
  const environment = readEnvironment();
  database = openDatabase(environment.DATABASE_URL);
  const index = new SearchIndex();
  follower = new SearchFollower(database, index, {
    failed: (error) => strapi.log.error(`Search cannot read what was published: ${String(error)}`),
    recovered: () => strapi.log.info('Search reads again what is published'),
  });
  listContentTypesQuickly(strapi);
  dropOutdatedViews(strapi);
  strapi.server.httpServer.on('clientError', createClientErrorHandler());
  const media = { url: environment.MEDIA_URL, filmSecret: environment.FILM_SECRET };
  // Before the limits of bodies: a film is large, and its bytes are not kept here.
  strapi.server.use(filmsPassThrough(media));
  strapi.server.use(limitRequestBodies(strapi, strapi.config.get('server.bodies')));
  strapi.server.use(filmLengths(strapi, environment.FILM_SECRET));
  strapi.server.use(
    restMiddleware(strapi, {
      database,
      search: new CatalogueSearch(index),
      readToken: environment.CMS_READ_TOKEN,
      previewSecret: environment.PREVIEW_SECRET,
    }),
  );
  strapi.server.use(servePicturesOnly);
  strapi.server.use(serveCards(join(strapi.dirs.static.public, 'uploads')));
  strapi.server.use(adminPolicy(new URL(environment.PUBLIC_URL).origin));
  addRequestChecks(strapi);
  addPictureRenditions(strapi);
  ignoreUploadRelations(strapi);
  acceptPictures(strapi);
  await guardDeletion(strapi);
  addFilmDesk(strapi, media);
  installDesk(strapi, database, environment);
  guardLayouts(strapi);
  strapi.documents.use(languagesMiddleware(strapi));
  strapi.documents.use(fieldsMiddleware(strapi));
  strapi.documents.use(checksMiddleware(strapi));
  strapi.documents.use(discardMiddleware(strapi));
  strapi.documents.use(factsMiddleware(strapi));
  strapi.documents.use(wordsMiddleware(strapi));
  strapi.documents.use(outdatedMiddleware(strapi));
  strapi.documents.use(historyMiddleware(strapi));
};

const bootstrap = async ({ strapi }: { strapi: Core.Strapi }): Promise<void> => {
  const environment = readEnvironment();
  await strapi.db.connection.raw(
    `${constraintsSql()};\n${feedOrderSql(environment.FEED_LENGTH)}\n${feedTriggersSql()};\n${DESK_SQL}`,
  );
  await createContentViews(strapi);
  await ensureLocales(strapi);
  await ensureRoles(strapi);
  await keepOriginals(strapi);
  await stripStoredPictures(strapi);
  await keyMemberAddresses(strapi);
  await ensureFirstAdmin(strapi, { email: environment.ADMIN_EMAIL, password: environment.ADMIN_PASSWORD });
  if (environment.SEED_WHEN_EMPTY) await seedWhenEmpty(strapi);
  await chooseLinearChannels(strapi);
  await follower?.start();
  plans = new PlanWorker(strapi);
  plans.start();
};

const destroy = async (): Promise<void> => {
  await plans?.stop();
  plans = null;
  await follower?.stop();
  follower = null;
  await database?.close();
  database = null;
};

/** Application entry point: Strapi reads the default export of this file. */
export default { register, bootstrap, destroy };

import type { Core } from '@strapi/strapi';

import type { readEnvironment } from '../environment/environment';
import { addPeople } from '../people/people.route';
import type { Database } from '../rest/database';
import { addDesk } from './desk.route';
import { addFirstSteps } from './first-steps/first-steps.route';
import { addGlossary } from './glossary/glossary.route';
import { GLOSSARY_SQL } from './glossary/glossary.sql';
import { HISTORY_SQL } from './history/history.sql';
import { OUTDATED_SQL } from './outdated.sql';
import { addPictures } from './pictures/pictures.route';
import { addPlanner } from './planner/planner.route';
import { addPlans } from './plans/plans.route';
import { PLANS_SQL } from './plans/plans.sql';
import { addPreview } from './preview/preview.route';
import { addRecordDesk } from './record/record.route';
import { addSavedFilters } from './saved-filters/saved-filters.route';
import { SAVED_FILTERS_SQL } from './saved-filters/saved-filters.sql';
import { TitleSearch } from './title-search';

/** SQL: what the desk keeps, in a schema of its own. */
export const DESK_SQL = [OUTDATED_SQL, SAVED_FILTERS_SQL, PLANS_SQL, HISTORY_SQL, GLOSSARY_SQL].join(';\n');

/** Adds all routes of the desk; each file of routes describes its own. */
export const installDesk = (
  strapi: Core.Strapi,
  database: Database,
  environment: ReturnType<typeof readEnvironment>,
): void => {
  const { PUBLIC_URL, SITE_URL = PUBLIC_URL } = environment;
  const siteUrl = new URL(PUBLIC_URL).origin;
  const media = { url: environment.MEDIA_URL, filmSecret: environment.FILM_SECRET };
  const search = new TitleSearch(database);
  addDesk(strapi, { database, search, media });
  addPictures(strapi, database, search);
  addRecordDesk({ strapi, database, siteUrl, siteOrigin: new URL(SITE_URL).origin }, media);
  addPreview(strapi, { secret: environment.PREVIEW_SECRET, siteUrl });
  addSavedFilters(strapi);
  addGlossary(strapi);
  addFirstSteps(strapi, media);
  addPlanner(strapi, database);
  addPlans(strapi, database);
  addPeople(strapi, database, {
    accounts: { url: environment.ACCOUNTS_URL, deskSecret: environment.DESK_SECRET },
    site: PUBLIC_URL,
  });
};

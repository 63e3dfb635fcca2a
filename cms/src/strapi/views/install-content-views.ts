import { createHash } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import { contentViews } from './content-views';

interface Hook {
  register(handler: () => Promise<void>): unknown;
}

/** Advisory lock for two starts at once. The number must be unique in this database. */
const VIEWS_LOCK = 72_421_341;

const createSql = (strapi: Core.Strapi): string =>
  contentViews(strapi)
    .map(({ name, select }) => `CREATE VIEW content."${name}" AS ${select}`)
    .join(';\n');

/** Returns a mark of what the views depend on: the version of Strapi, the tables it wants, and the views' SQL. */
const expectedMark = (strapi: Core.Strapi): string => {
  const { tables } = strapi.db.schema.schema;
  const wanted = tables.toSorted((one, other) => one.name.localeCompare(other.name));
  const version: unknown = strapi.config.get('info.strapi');
  const parts = [version, wanted, createSql(strapi)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
};

/** Whether the stored views fit; their schema has the mark as its comment. */
const areCurrent = async (strapi: Core.Strapi): Promise<boolean> => {
  const found: unknown = await strapi.db.connection.raw(
    "SELECT obj_description(to_regnamespace('content'), 'pg_namespace') AS mark",
  );
  return (found as { rows: { mark: string | null }[] }).rows[0]?.mark === expectedMark(strapi);
};

const DROP = 'DROP SCHEMA IF EXISTS content CASCADE';

/**
 * Drops views that no longer fit before Strapi changes its tables: PostgreSQL refuses to drop or retype a column that
 * a view reads. Views that fit stay, so that a cms which runs at the same time goes on reading.
 */
export const dropOutdatedViews = (strapi: Core.Strapi): void => {
  const beforeSync = strapi.hook('strapi::content-types.beforeSync') as Hook;
  beforeSync.register(async () => {
    if ((await strapi.db.migrations.shouldRun()) || !(await areCurrent(strapi)))
      await strapi.db.connection.raw(DROP);
  });
};

/** Creates the views of the schema `content`, all or none, unless those that fit are there. */
export const createContentViews = async (strapi: Core.Strapi): Promise<void> => {
  if (await areCurrent(strapi)) return;
  await strapi.db.connection.raw(`
    SELECT pg_advisory_xact_lock(${VIEWS_LOCK});
    ${DROP};
    CREATE SCHEMA content;
    ${createSql(strapi)};
    COMMENT ON SCHEMA content IS '${expectedMark(strapi)}'`);
};

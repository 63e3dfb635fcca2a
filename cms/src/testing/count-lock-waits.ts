import type { TestCms } from './test-cms';

/** Counts the connections to the database of the test that wait for a lock. */
export const countLockWaits = async (cms: TestCms): Promise<number> => {
  const { rows } = await cms.strapi.db.connection.raw<{ rows: { count: number }[] }>(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
  );
  return rows[0]?.count ?? 0;
};

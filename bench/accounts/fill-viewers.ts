import pg from 'pg';

export interface KnownSession {
  viewerId: string;
  sessionId: string;
}

const VIEWERS = 20_000;
const SIGNED_IN = 1_000;

/**
 * Creates 20,000 viewers with a session each; every second one has an active subscription. Returns 1,000 of the
 * sessions.
 */
export const fillViewers = async (databaseUrl: string): Promise<KnownSession[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`insert into viewers (name, email, email_key)
      select 'Viewer ' || n, 'viewer-' || n || '@viewers.example', 'viewer-' || n || '@viewers.example'
      from generate_series(1, ${VIEWERS}) n`);
    await client.query(`insert into sessions (viewer_id, token_hash, expires_at)
      select id, sha256(email::bytea), now() + interval '30 days' from viewers`);
    await client.query(`insert into subscriptions (viewer_id, plan_id, payment_method, status, period_starts_at, period_ends_at,
        anchor_at, anchor_periods, price_minor, currency, locale)
      select viewers.id, plans.id, 'card', 'active', now(), now() + interval '30 days', now(), 1, price_minor, currency, 'en'
      from (select id, row_number() over (order by id) as place from viewers) viewers
      cross join (select * from plans order by id limit 1) plans where place % 2 = 0`);
    await client.query('vacuum analyze');
    const { rows } = await client.query<KnownSession>(
      `select viewer_id as "viewerId", id as "sessionId" from sessions order by id limit ${SIGNED_IN}`,
    );
    return rows;
  } finally {
    await client.end();
  }
};

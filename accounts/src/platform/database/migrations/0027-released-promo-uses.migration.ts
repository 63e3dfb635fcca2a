import { sql, type Kysely, type Migration } from 'kysely';

const STATEMENTS = [
  sql`alter table promo_uses
    add column released_at timestamptz,
    drop constraint promo_uses_once,
    add constraint promo_uses_kept_or_released check (kept_at is null or released_at is null)`,
  sql`create unique index promo_uses_once on promo_uses (code, viewer_id) where released_at is null`,
];

/** The use of a promo code stays after its payment failed, so that a late success can take it again. */
export const releasedPromoUsesMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};

import type { ExportPart } from './export-part';

const profile: ExportPart = {
  tables: ['viewers'],
  read: (queries, { id }) =>
    queries
      .selectFrom('viewers')
      .select([
        'id',
        'name',
        'email',
        'locale',
        'time_zone',
        'verified_at',
        'terms_accepted_at',
        'trial_used_at',
        'created_at',
      ])
      .where('id', '=', id)
      .executeTakeFirst(),
};

const providers: ExportPart = {
  tables: ['viewer_identities'],
  read: (queries, { id }) =>
    queries
      .selectFrom('viewer_identities')
      .select(['provider', 'subject', 'created_at'])
      .where('viewer_id', '=', id)
      .execute(),
};

const sessions: ExportPart = {
  tables: ['sessions'],
  read: (queries, { id }) =>
    queries
      .selectFrom('sessions')
      .select(['device_name', 'created_at', 'last_seen_at', 'expires_at'])
      .where('viewer_id', '=', id)
      .orderBy('created_at')
      .execute(),
};

const devices: ExportPart = {
  tables: ['known_devices'],
  read: (queries, { id }) =>
    queries
      .selectFrom('known_devices')
      .select(['name', 'first_seen_at'])
      .where('viewer_id', '=', id)
      .orderBy('first_seen_at')
      .execute(),
};

/** The viewer's own referral code, and the code that referred the viewer. */
const referral: ExportPart = {
  tables: ['referral_codes', 'referrals'],
  read: async (queries, { id }) => {
    const own = queries.selectFrom('referral_codes').select('code').where('viewer_id', '=', id);
    const brought = queries
      .selectFrom('referrals')
      .select(['code', 'created_at'])
      .where('viewer_id', '=', id);
    return {
      own_code: (await own.executeTakeFirst())?.code ?? null,
      brought_by: (await brought.executeTakeFirst()) ?? null,
    };
  },
};

/** Export parts about the viewer and the ways they sign in. */
export const ACCOUNT_PARTS = { profile, providers, sessions, devices, referral };

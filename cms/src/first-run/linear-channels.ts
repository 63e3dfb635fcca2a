import type { Core } from '@strapi/strapi';

const VIDEO = 'api::video.video';
const STORE = { type: 'api', name: 'first-run' } as const;
const KEY = 'linear-channels-chosen';

/** The one live video that played the schedule of its channel before editors chose that (decision 0151). */
const PLAYED_BEFORE = { code: 'q2dcnfdt', channel: { slug: 'live-music' } } as const;

/**
 * Switches `followsSchedule` on for the video that played a schedule before the field existed. Runs once for each
 * database, and changes only a row where the field was never written: what an editor chose stays.
 */
export const chooseLinearChannels = async (strapi: Core.Strapi): Promise<void> => {
  const store = strapi.store(STORE);
  if ((await store.get({ key: KEY })) === true) return;
  await strapi.db.transaction(async () => {
    const where = { ...PLAYED_BEFORE, live: true, followsSchedule: { $null: true } };
    const video: unknown = await strapi.db.query(VIDEO).findOne({ where });
    if (video !== null) {
      await strapi.db
        .query(VIDEO)
        .update({ where: { code: PLAYED_BEFORE.code }, data: { followsSchedule: true } });
    }
    await store.set({ key: KEY, value: true });
  });
};

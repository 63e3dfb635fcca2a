import type { Core } from '@strapi/strapi';

import { PLANS } from '../../seeds/plans';
import { seedRecord } from './seed-record';

const POSITION_STEP = 10;

/** Seeds the copy of the plans' tickets. */
export const seedPlans = async (strapi: Core.Strapi): Promise<void> => {
  for (const [index, { code, recommended = false, onLanding = false, en, ar }] of PLANS.entries()) {
    const facts = { code, position: (index + 1) * POSITION_STEP, recommended, onLanding };
    const withPoints = ({ points, ...words }: typeof en) => ({
      ...words,
      points: points.map((text) => ({ text })),
    });
    await seedRecord(strapi, 'plan', facts, { en: withPoints(en), ar: withPoints(ar) });
  }
};

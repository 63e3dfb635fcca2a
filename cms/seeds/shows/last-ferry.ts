import type { ShowSeed } from '../seed-types';

export const LAST_FERRY_SHOW: ShowSeed = {
  slug: 'last-ferry',
  channel: 'travel',
  year: 2025,
  ageRating: 'PG',
  en: {
    title: 'Last Ferry',
    description: 'We take the last boat of the day, wherever it goes, and stay until the first one back.',
    people: 'Yasmine Hariri',
  },
  ar: {
    title: 'آخر عبّارة',
    description: 'نركب آخر مركب في اليوم إلى حيث يذهب، ونبقى هناك حتى أول مركب عائد.',
    people: 'ياسمين حريري',
  },
};

import type { InBoth } from './seed-types';

interface PlanWords {
  name: string;
  note: string;
  tag?: string;
  points: readonly string[];
}

interface PlanSeed extends InBoth<PlanWords> {
  /** `free`, or the plan's id in the accounts service. */
  code: string;
  recommended?: true;
  onLanding?: true;
}

/**
 * Copy of the plans in the order of their tickets. It states the product's real rules: numbers are placeholders, the
 * rest must be changed with the rules.
 */
export const PLANS: readonly PlanSeed[] = [
  {
    code: 'free',
    onLanding: true,
    en: {
      name: 'Free',
      note: 'No card needed',
      points: ['Free shows and shorts', 'Live events with your free account', 'With ads'],
    },
    ar: {
      name: 'مجاني',
      note: 'من دون بطاقة',
      points: ['البرامج المجانية والمقاطع القصيرة', 'البث المباشر بحسابك المجاني', 'مع إعلانات'],
    },
  },
  {
    code: 'year-without-ads',
    recommended: true,
    onLanding: true,
    en: {
      name: 'Yearly, without ads',
      note: '{{trialDays}} free, then once a year',
      tag: 'Save 30%',
      points: [
        'Everything on Sahra, without ads',
        'All premium shows and live events',
        'One payment for the whole year',
      ],
    },
    ar: {
      name: 'سنوية بلا إعلانات',
      note: '{{trialDays}} مجانًا، ثم دفعة واحدة كل سنة',
      tag: 'وفّر 30%',
      points: [
        'كل ما على سهرة بلا إعلانات',
        'كل البرامج المميّزة والأحداث المباشرة',
        'دفعة واحدة تكفيك السنة كلها',
      ],
    },
  },
  {
    code: 'month-with-ads',
    onLanding: true,
    en: {
      name: 'Monthly, with ads',
      note: '{{trialDays}} free, then by the month',
      points: ['All premium shows', 'All live events', 'A few short ads'],
    },
    ar: {
      name: 'شهرية مع إعلانات',
      note: '{{trialDays}} مجانًا، ثم شهرًا بشهر',
      points: ['كل البرامج المميّزة', 'كل الأحداث المباشرة', 'إعلانات قليلة وقصيرة'],
    },
  },
  {
    code: 'year-with-ads',
    en: {
      name: 'Yearly, with ads',
      note: '{{trialDays}} free, then once a year',
      points: ['All premium shows and live events', 'A few short ads', 'One payment for the whole year'],
    },
    ar: {
      name: 'سنوية مع إعلانات',
      note: '{{trialDays}} مجانًا، ثم دفعة واحدة كل سنة',
      points: ['كل البرامج المميّزة والأحداث المباشرة', 'إعلانات قليلة وقصيرة', 'دفعة واحدة تكفيك السنة كلها'],
    },
  },
  {
    code: 'month-without-ads',
    en: {
      name: 'Monthly, without ads',
      note: '{{trialDays}} free, then by the month',
      points: [
        'Everything on Sahra, without ads',
        'All premium shows and live events',
        'Stay for a month, or for longer',
      ],
    },
    ar: {
      name: 'شهرية بلا إعلانات',
      note: '{{trialDays}} مجانًا، ثم شهرًا بشهر',
      points: ['كل ما على سهرة بلا إعلانات', 'كل البرامج المميّزة والأحداث المباشرة', 'ابقَ شهرًا، أو أكثر إن شئت'],
    },
  },
];

import type { SportSeed } from './seed-types';

/** Sports in the editors' order. */
export const SPORTS: readonly SportSeed[] = [
  {
    slug: 'football',
    pictureOf: 'street-football',
    en: {
      name: 'Football',
      description: 'Harbour cups, alley finals and the five minutes after the whistle.',
    },
    ar: { name: 'كرة القدم', description: 'كؤوس الميناء ونهائيات الحارة، والدقائق الخمس بعد الصافرة.' },
  },
  {
    slug: 'padel',
    pictureOf: 'padel',
    en: { name: 'Padel', description: 'Four players, one glass box and a rally that will not end.' },
    ar: { name: 'البادل', description: 'أربعة لاعبين وصندوق من زجاج، وتبادل كرات لا ينتهي.' },
  },
  {
    slug: 'combat',
    pictureOf: 'combat-sports',
    en: {
      name: 'Combat Sports',
      description: 'Fight nights, and the corner where they are won.',
    },
    ar: { name: 'رياضات القتال', description: 'ليالي النزال، والركن الذي يُحسم فيه كل شيء.' },
  },
];

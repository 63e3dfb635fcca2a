import type { ShowSeed } from '../seed-types';

export const SMALL_CHANGE_SHOW: ShowSeed = {
  slug: 'small-change',
  channel: 'money-talk',
  year: 2025,
  ageRating: 'G',
  business: true,
  en: {
    title: 'Small Change',
    description:
      'Little sums, honestly counted: what you can save, what you should spend and what politeness costs.',
    people: 'Mays Nouri',
  },
  ar: {
    title: 'فكّة',
    description: 'مبالغ صغيرة نعدّها بصراحة: ما يمكن ادّخاره، وما يستحق الصرف، وكم تكلّفنا المجاملة.',
    people: 'ميس نوري',
  },
};

import type { PictureSeed } from './picture-seed';

/** 2:3, one of each show. */
export const SHOW_PICTURES: Readonly<Record<string, PictureSeed>> = {
  'harbour-cup': {
    scene: 'harbour',
    palette: 'nile',
    seed: 31,
    alt: { en: 'Sailing boats in a moonlit harbour', ar: 'قوارب شراعية في ميناء يضيئه القمر' },
  },
  'last-serve': {
    scene: 'court',
    palette: 'coral',
    seed: 32,
    alt: { en: 'A padel court seen from above', ar: 'ملعب بادل من الأعلى' },
  },
  respawn: {
    scene: 'screen',
    palette: 'nile',
    seed: 33,
    alt: { en: 'A player before a glowing screen', ar: 'لاعب أمام شاشة متوهجة' },
  },
  'first-dirham': {
    scene: 'skyline',
    palette: 'saffron',
    seed: 34,
    alt: { en: 'City towers at night', ar: 'أبراج مدينة في الليل' },
  },
  'after-the-bell': {
    scene: 'chart',
    palette: 'ink',
    seed: 35,
    alt: { en: 'Bars of a chart, the last one lit', ar: 'أعمدة رسم بياني، آخرها مضيء' },
  },
  'dune-drivers': {
    scene: 'dunes',
    palette: 'coral',
    seed: 36,
    alt: { en: 'The moon over sand dunes', ar: 'قمر فوق كثبان رملية' },
  },
  'rooftop-kitchen': {
    scene: 'lanterns',
    palette: 'saffron',
    seed: 37,
    alt: { en: 'Lanterns above the rooftops', ar: 'فوانيس فوق أسطح البيوت' },
  },
  'standing-room': {
    scene: 'stage',
    palette: 'saffron',
    seed: 38,
    alt: { en: 'A microphone in a single spotlight', ar: 'ميكروفون تحت بقعة ضوء واحدة' },
  },
  'oud-after-dark': {
    scene: 'arches',
    palette: 'coral',
    seed: 39,
    alt: { en: 'A row of lit arches', ar: 'صف من الأقواس المضاءة' },
  },
  'corner-stool': {
    scene: 'ring',
    palette: 'ink',
    seed: 40,
    alt: { en: 'A stool in the corner of a boxing ring', ar: 'كرسي في ركن حلبة ملاكمة' },
  },
  'slow-road': {
    scene: 'road',
    palette: 'sand',
    seed: 41,
    alt: { en: 'A straight road to the horizon at night', ar: 'طريق مستقيم نحو الأفق ليلًا' },
  },
  'ten-minute-cinema': {
    scene: 'projector',
    palette: 'coral',
    seed: 42,
    alt: { en: 'The beam of a projector in a dark hall', ar: 'شعاع جهاز عرض في قاعة مظلمة' },
  },
};

import type { PictureOrder } from '../tools/pictures/picture-svg';
import type { InBoth } from './seed-types';

/** A picture of the seeds: how it is drawn (`npm run pictures`) and what it shows. */
export interface PictureSeed extends PictureOrder {
  alt: InBoth<string>;
}

/** 16:9, shared by the videos. */
export const VIDEO_PICTURES: Readonly<Record<string, PictureSeed>> = {
  stadium: {
    scene: 'stadium',
    palette: 'nile',
    seed: 3,
    alt: { en: 'A floodlit pitch at night', ar: 'ملعب تحت الأضواء ليلًا' },
  },
  harbour: {
    scene: 'harbour',
    palette: 'ink',
    seed: 8,
    alt: { en: 'Sailing boats in a moonlit harbour', ar: 'قوارب شراعية في ميناء يضيئه القمر' },
  },
  windows: {
    scene: 'windows',
    palette: 'saffron',
    seed: 11,
    alt: { en: 'A building with a few lit windows', ar: 'مبنى أُضيئت بعض نوافذه' },
  },
  court: {
    scene: 'court',
    palette: 'nile',
    seed: 5,
    alt: { en: 'A padel court seen from above', ar: 'ملعب بادل من الأعلى' },
  },
  palms: {
    scene: 'palms',
    palette: 'coral',
    seed: 4,
    alt: { en: 'Palm trees before a large moon', ar: 'نخيل أمام قمر كبير' },
  },
  screen: {
    scene: 'screen',
    palette: 'coral',
    seed: 21,
    alt: { en: 'A player before a glowing screen', ar: 'لاعب أمام شاشة متوهجة' },
  },
  star: {
    scene: 'star',
    palette: 'saffron',
    seed: 1,
    alt: { en: 'An eight-pointed star on a tiled pattern', ar: 'نجمة ثمانية على نقش هندسي' },
  },
  skyline: {
    scene: 'skyline',
    palette: 'ink',
    seed: 17,
    alt: { en: 'City towers at night', ar: 'أبراج مدينة في الليل' },
  },
  chart: {
    scene: 'chart',
    palette: 'sand',
    seed: 9,
    alt: { en: 'Bars of a chart, the last one lit', ar: 'أعمدة رسم بياني، آخرها مضيء' },
  },
  headlights: {
    scene: 'headlights',
    palette: 'saffron',
    seed: 6,
    alt: { en: 'A car on a dune with its headlights on', ar: 'سيارة على كثيب ومصابيحها مضاءة' },
  },
  dunes: {
    scene: 'dunes',
    palette: 'saffron',
    seed: 12,
    alt: { en: 'The moon over sand dunes', ar: 'قمر فوق كثبان رملية' },
  },
  road: {
    scene: 'road',
    palette: 'coral',
    seed: 14,
    alt: { en: 'A straight road to the horizon at night', ar: 'طريق مستقيم نحو الأفق ليلًا' },
  },
  lanterns: {
    scene: 'lanterns',
    palette: 'coral',
    seed: 2,
    alt: { en: 'Lanterns above the rooftops', ar: 'فوانيس فوق أسطح البيوت' },
  },
  steam: {
    scene: 'steam',
    palette: 'saffron',
    seed: 7,
    alt: { en: 'A steaming pot over a flame', ar: 'قدر يتصاعد بخاره فوق النار' },
  },
  stage: {
    scene: 'stage',
    palette: 'coral',
    seed: 10,
    alt: { en: 'A microphone in a single spotlight', ar: 'ميكروفون تحت بقعة ضوء واحدة' },
  },
  arches: {
    scene: 'arches',
    palette: 'saffron',
    seed: 13,
    alt: { en: 'A row of lit arches', ar: 'صف من الأقواس المضاءة' },
  },
  ring: {
    scene: 'ring',
    palette: 'coral',
    seed: 15,
    alt: { en: 'A stool in the corner of a boxing ring', ar: 'كرسي في ركن حلبة ملاكمة' },
  },
  mountains: {
    scene: 'mountains',
    palette: 'nile',
    seed: 16,
    alt: { en: 'Mountain peaks under the stars', ar: 'قمم جبال تحت النجوم' },
  },
  sea: {
    scene: 'sea',
    palette: 'sand',
    seed: 18,
    alt: { en: 'The moon reflected in a calm sea', ar: 'انعكاس القمر على بحر هادئ' },
  },
  projector: {
    scene: 'projector',
    palette: 'ink',
    seed: 19,
    alt: { en: 'The beam of a projector in a dark hall', ar: 'شعاع جهاز عرض في قاعة مظلمة' },
  },
};

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

/** Square, one of each channel. */
export const CHANNEL_PICTURES: Readonly<Record<string, PictureSeed>> = {
  gaming: {
    scene: 'screen',
    palette: 'saffron',
    seed: 51,
    alt: { en: 'A player before a glowing screen', ar: 'لاعب أمام شاشة متوهجة' },
  },
  football: {
    scene: 'stadium',
    palette: 'saffron',
    seed: 52,
    alt: { en: 'A floodlit pitch at night', ar: 'ملعب تحت الأضواء ليلًا' },
  },
  padel: {
    scene: 'court',
    palette: 'nile',
    seed: 53,
    alt: { en: 'A padel court seen from above', ar: 'ملعب بادل من الأعلى' },
  },
  combat: {
    scene: 'ring',
    palette: 'coral',
    seed: 54,
    alt: { en: 'A stool in the corner of a boxing ring', ar: 'كرسي في ركن حلبة ملاكمة' },
  },
  motors: {
    scene: 'headlights',
    palette: 'coral',
    seed: 55,
    alt: { en: 'A car on a dune with its headlights on', ar: 'سيارة على كثيب ومصابيحها مضاءة' },
  },
  founders: {
    scene: 'skyline',
    palette: 'nile',
    seed: 56,
    alt: { en: 'City towers at night', ar: 'أبراج مدينة في الليل' },
  },
  money: {
    scene: 'chart',
    palette: 'saffron',
    seed: 57,
    alt: { en: 'Bars of a chart, the last one lit', ar: 'أعمدة رسم بياني، آخرها مضيء' },
  },
  tech: {
    scene: 'windows',
    palette: 'nile',
    seed: 58,
    alt: { en: 'A building with a few lit windows', ar: 'مبنى أُضيئت بعض نوافذه' },
  },
  comedy: {
    scene: 'stage',
    palette: 'nile',
    seed: 59,
    alt: { en: 'A microphone in a single spotlight', ar: 'ميكروفون تحت بقعة ضوء واحدة' },
  },
  music: {
    scene: 'arches',
    palette: 'nile',
    seed: 60,
    alt: { en: 'A row of lit arches', ar: 'صف من الأقواس المضاءة' },
  },
  films: {
    scene: 'projector',
    palette: 'saffron',
    seed: 61,
    alt: { en: 'The beam of a projector in a dark hall', ar: 'شعاع جهاز عرض في قاعة مظلمة' },
  },
  kitchen: {
    scene: 'steam',
    palette: 'coral',
    seed: 62,
    alt: { en: 'A steaming pot over a flame', ar: 'قدر يتصاعد بخاره فوق النار' },
  },
  travel: {
    scene: 'mountains',
    palette: 'sand',
    seed: 63,
    alt: { en: 'Mountain peaks under the stars', ar: 'قمم جبال تحت النجوم' },
  },
  fitness: {
    scene: 'palms',
    palette: 'saffron',
    seed: 64,
    alt: { en: 'Palm trees before a large moon', ar: 'نخيل أمام قمر كبير' },
  },
  talk: {
    scene: 'lanterns',
    palette: 'ink',
    seed: 65,
    alt: { en: 'Lanterns above the rooftops', ar: 'فوانيس فوق أسطح البيوت' },
  },
};

import type { PictureSeed } from './picture-seed';

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

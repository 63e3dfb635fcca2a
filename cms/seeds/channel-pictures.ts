import type { PictureSeed } from './picture-seed';

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

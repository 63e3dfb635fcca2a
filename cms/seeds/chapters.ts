import type { ChaptersOfVideos } from './seed-types';

/** Chapters of the films that tell a story: each begins with one of its shots. */
export const CHAPTERS: ChaptersOfVideos = {
  // Oud after Dark: maqam on a motorbike
  wx4re557: [
    ['0:00', 'Every street has a scale', 'لكلّ شارعٍ مقام'],
    ['0:18', 'The ninth parcel', 'الطرد التاسع'],
    ['1:01', 'Horns in Saba', 'زمامير في الصبا'],
    ['1:20', 'The stairs in Hijaz', 'الدرج حجاز'],
    ['1:50', 'What the rain read', 'ما قرأه المطر'],
    ['2:38', 'All the streets at once', 'كلّ الشوارع معًا'],
  ],
  // The Slow Road: Nouakchott to the iron train
  bx88wax8: [
    ['0:00', 'A spoonful of iron', 'ملعقة من حديد'],
    ['0:30', 'The road north', 'الطريق إلى الشمال'],
    ['1:02', 'The train comes, and comes', 'القطار يأتي… ويأتي'],
    ['1:38', 'Three glasses on a wagon', 'ثلاث كؤوس فوق العربة'],
    ['2:23', 'The largest sky', 'أوسع سماء'],
    ['2:59', 'Dust, then the sea', 'الغبار ثم البحر'],
  ],
  // Ten-Minute Cinema: the lift operator
  yay5rkch: [
    ['0:00', 'Good morning, every floor', 'صباح الخير لكلّ دور'],
    ['1:07', 'The buttons come', 'جاءت الأزرار'],
    ['1:37', 'In the dark', 'في الظلام'],
    ['2:06', 'What he has seen', 'ما رآه في كلّ هذه السنين'],
    ['2:40', 'Tea between two floors', 'شاي بين دورين'],
    ['3:12', 'A morning of light', 'صباح النور'],
  ],
  // Unsent Letters: to the girl at the bus stop
  zvv54qpj: [
    ['0:00', 'The envelope', 'الظرف'],
    ['0:32', 'Ten paving stones', 'عشر بلاطات'],
    ['1:24', 'Nearer', 'أقرب فأقرب'],
    ['2:11', 'The eleventh morning', 'الصباح الحادي عشر'],
    ['2:38', 'The last line', 'السطر الأخير'],
    ['3:24', 'The stop today', 'الموقف اليوم'],
  ],
  // Night Bus: two tickets, every Thursday
  '6dk3jyuf': [
    ['0:00', 'The last bus', 'آخر حافلة'],
    ['0:57', 'The boy without a ticket', 'الولد الذي بلا تذكرة'],
    ['1:27', 'The inspector', 'المفتّش'],
    ['1:58', 'Who used to sit there', 'من كان يجلس هناك'],
    ['2:37', 'The city is the film', 'المدينة هي الفيلم'],
    ['3:16', 'Last stop, and the next Thursday', 'آخر الخط، والخميس التالي'],
  ],
};

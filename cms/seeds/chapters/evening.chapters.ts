import type { ChaptersOfVideos } from '../seed-types';

export const EVENING_CHAPTERS: ChaptersOfVideos = {
  // Courtyard Sessions: one last night for the house
  '42ydt6mu': [
    ['0:00', 'The keys on the nail', 'المفاتيح على المسمار'],
    ['5:40', 'Those who come back first', 'أول العائدين'],
    ['12:20', 'A song for the stairs', 'أغنية للدرج'],
    ['20:45', 'The neighbours join in', 'الجيران يشاركون'],
    ['29:30', 'The owners dance', 'أصحاب البيت يرقصون'],
    ['37:50', 'Lights out in the courtyard', 'انطفاء ضوء الحوش'],
  ],
  // Standing Room: my father reads the comments
  a99hb98s: [
    ['0:00', 'The hardest seat in the house', 'أصعب كرسي في القاعة'],
    ['4:50', 'The set, as she wrote it', 'الفقرة كما كتبتها'],
    ['11:20', 'He takes out his glasses', 'أخرج نظارته'],
    ['17:35', 'Comment number forty', 'التعليق الأربعون'],
    ['24:10', 'The laugh she waited for', 'الضحكة المنتظرة'],
  ],
  // Grandmothers’ Spoon: molokhia
  xddae6qt: [
    ['0:00', 'The question', 'السؤال'],
    ['3:25', 'Whole leaf, says the kitchen', 'ورق، تقول سيدة المطبخ'],
    ['9:10', 'Chopped, says the balcony', 'ناعمة، تقول الشرفة'],
    ['14:45', 'Garlic, and silence', 'الثوم، ثم الصمت'],
    ['19:30', 'Two pots, one table', 'قدران ومائدة واحدة'],
    ['24:00', 'Who washes up', 'من يغسل الأطباق؟'],
  ],
};

import type { ChaptersOfVideos } from '../seed-types';

export const WORK_CHAPTERS: ChaptersOfVideos = {
  // Respawn: the café that never logs off
  usgwnpk3: [
    ['0:00', 'Down the stairs', 'نزول الدرج'],
    ['4:20', 'Forty screens from 2004', 'أربعون شاشة من عام 2004'],
    ['10:35', 'The tea that pays the rent', 'شاي يدفع الإيجار'],
    ['16:50', 'A champion’s first chair', 'أول كرسي للبطل'],
    ['22:15', 'The night of the final', 'ليلة النهائي'],
  ],
  // The First Dirham: selling shade
  vjxa7bwh: [
    ['0:00', 'Forty-six degrees at the bus stop', 'ست وأربعون درجة عند الموقف'],
    ['5:30', 'Paid in mangoes', 'الأجرة مانجو'],
    ['12:15', 'The umbrellas that never came back', 'مظلّات لم تعد'],
    ['19:40', 'A loan from an aunt', 'قرض من الخالة'],
    ['26:05', 'One hundred bus stops', 'مئة موقف'],
  ],
  // After the Bell: where does a salary go?
  ffwnpnnw: [
    ['0:00', 'Five shoeboxes', 'خمس علب أحذية'],
    ['3:45', 'Rent, before anything', 'الإيجار قبل كل شيء'],
    ['8:20', 'The coffee that costs a month', 'قهوة ثمنها شهر'],
    ['13:10', 'Money sent home', 'ما يُرسل إلى الأهل'],
    ['18:00', 'What is left on the 30th', 'ما يبقى يوم 30'],
  ],
};

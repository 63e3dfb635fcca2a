type Key =
  | 'title'
  | 'hint'
  | 'picture'
  | 'ratio'
  | 'en'
  | 'ar'
  | 'alt'
  | 'use'
  | 'storing'
  | 'chosen'
  | 'undescribed'
  | 'broken';
type Texts = Readonly<Record<`sahra.poster.${Key}`, string>>;

const en: Texts = {
  'sahra.poster.title': 'Pictures from the film',
  'sahra.poster.hint': 'One of them can be the poster of this video.',
  'sahra.poster.picture': 'Picture {number} of the film',
  'sahra.poster.ratio': 'This picture is not 16:9. Pages cut off its edges.',
  'sahra.poster.en': 'What it shows, in English',
  'sahra.poster.ar': 'What it shows, in Arabic',
  'sahra.poster.alt':
    'Read to viewers who cannot see the picture. They get it in each language when that is published.',
  'sahra.poster.use': 'Use as poster',
  'sahra.poster.storing': 'The picture is being stored…',
  'sahra.poster.chosen': 'The picture is in the field “Poster”. Viewers see it as soon as it is saved.',
  'sahra.poster.undescribed': 'The picture is in the field “Poster”, but its description was not stored.',
  'sahra.poster.broken': 'The picture could not be stored. Nothing has changed. Try again in a moment.',
};

const ar: Texts = {
  'sahra.poster.title': 'صور من الفيلم',
  'sahra.poster.hint': 'يمكن أن تكون إحداها ملصق هذا الفيديو.',
  'sahra.poster.picture': 'صورة الفيلم رقم {number}',
  'sahra.poster.ratio': 'نسبة هذه الصورة ليست 16:9، وستُقص أطرافها في الصفحات.',
  'sahra.poster.en': 'ما الذي تُظهره، بالإنجليزية',
  'sahra.poster.ar': 'ما الذي تُظهره، بالعربية',
  'sahra.poster.alt': 'يُقرأ لمن لا يستطيع رؤية الصورة. يصل الوصف بكل لغة إلى المشاهدين عند نشر تلك اللغة.',
  'sahra.poster.use': 'استعمالها ملصقًا للفيديو',
  'sahra.poster.storing': 'يجري حفظ الصورة…',
  'sahra.poster.chosen': 'أصبحت الصورة في حقل «الملصق». يراها المشاهدون فور حفظها.',
  'sahra.poster.undescribed': 'أصبحت الصورة في حقل «الملصق»، لكن تعذّر حفظ وصفها.',
  'sahra.poster.broken': 'تعذّر حفظ الصورة، ولم يتغيّر شيء. تمكن إعادة المحاولة بعد قليل.',
};

/** Texts of the poster candidates in the film panel, for the translations of the admin. */
export const POSTER_MESSAGES = { en, ar } as const;

type Key =
  | 'title'
  | 'none'
  | 'uploading'
  | 'processing'
  | 'waiting'
  | 'plays'
  | 'ready'
  | 'failed'
  | 'former'
  | 'unavailable'
  | 'choose'
  | 'replace'
  | 'drop'
  | 'dropReplaces'
  | 'stay'
  | 'cancel'
  | 'retry'
  | 'broken'
  | 'askTitle'
  | 'ask'
  | 'askNo';
type Texts = Readonly<Record<`sahra.film.${Key}`, string>>;

const en: Texts = {
  'sahra.film.title': 'Film',
  'sahra.film.none': 'This video has no film yet.',
  'sahra.film.uploading': 'A file is being uploaded: {percent}',
  'sahra.film.processing': 'The film is being prepared: {percent}',
  'sahra.film.waiting': 'Waiting its turn; other films are being prepared.',
  'sahra.film.plays': 'It plays already; better pictures follow.',
  'sahra.film.ready': 'The film is ready.',
  'sahra.film.failed': 'The film could not be prepared.',
  'sahra.film.former': 'Viewers still see the former film.',
  'sahra.film.unavailable': 'The film service does not respond. Try again in a moment.',
  'sahra.film.choose': 'Choose a file',
  'sahra.film.replace': 'Replace the film',
  'sahra.film.drop': 'Drop a video or sound file here, or choose one.',
  'sahra.film.dropReplaces': 'Let go to replace the film.',
  'sahra.film.stay': 'Keep this page open until the upload is done.',
  'sahra.film.cancel': 'Stop the upload',
  'sahra.film.retry': 'Try again',
  'sahra.film.broken': 'The upload was interrupted. Choose the same file again: it goes on where it stopped.',
  'sahra.film.askTitle': 'Publish without a film?',
  'sahra.film.ask': 'This video has no film yet. Viewers will see its page, but cannot play it.',
  'sahra.film.askNo': 'Not yet',
};

const ar: Texts = {
  'sahra.film.title': 'الفيلم',
  'sahra.film.none': 'لا فيلم لهذا الفيديو بعد.',
  'sahra.film.uploading': 'يجري رفع ملف: {percent}',
  'sahra.film.processing': 'يجري تجهيز الفيلم: {percent}',
  'sahra.film.waiting': 'الفيلم في انتظار دوره، إذ يجري تجهيز أفلام أخرى.',
  'sahra.film.plays': 'يمكن تشغيله الآن، وستتحسن جودة الصورة تباعًا.',
  'sahra.film.ready': 'الفيلم جاهز.',
  'sahra.film.failed': 'تعذّر تجهيز الفيلم.',
  'sahra.film.former': 'ما زال المشاهدون يرون الفيلم السابق.',
  'sahra.film.unavailable': 'خدمة الأفلام لا تستجيب. أعد المحاولة بعد قليل.',
  'sahra.film.choose': 'اختر ملفًا',
  'sahra.film.replace': 'استبدل الفيلم',
  'sahra.film.drop': 'أفلت هنا ملفًا مرئيًا أو صوتيًا، أو اختر ملفًا.',
  'sahra.film.dropReplaces': 'أفلت الملف ليحل محل الفيلم الحالي.',
  'sahra.film.stay': 'أبقِ هذه الصفحة مفتوحة حتى يكتمل الرفع.',
  'sahra.film.cancel': 'أوقف الرفع',
  'sahra.film.retry': 'أعد المحاولة',
  'sahra.film.broken': 'انقطع الرفع. اختر الملف نفسه مجددًا ليُستأنف من حيث توقف.',
  'sahra.film.askTitle': 'النشر بلا فيلم؟',
  'sahra.film.ask': 'لا فيلم لهذا الفيديو بعد. سيرى المشاهدون صفحته ولن يتمكنوا من تشغيله.',
  'sahra.film.askNo': 'ليس الآن',
};

/** Texts of the film panel, for the translations of the admin. */
export const FILM_MESSAGES = { en, ar } as const;

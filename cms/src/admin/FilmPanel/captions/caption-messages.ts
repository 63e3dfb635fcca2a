type Key =
  | 'title'
  | 'en'
  | 'ar'
  | 'none'
  | 'has'
  | 'comes'
  | 'sending'
  | 'sent'
  | 'waiting'
  | 'removed'
  | 'next'
  | 'inside'
  | 'offer'
  | 'take'
  | 'takeInstead'
  | 'choose'
  | 'replace'
  | 'download'
  | 'remove'
  | 'refused'
  | 'look'
  | 'move'
  | 'keepTimes'
  | 'rate'
  | 'tooLarge'
  | 'broken'
  | 'askTitle'
  | 'ask'
  | 'askNo';
type Texts = Readonly<Record<`sahra.captions.${Key}`, string>>;

const en: Texts = {
  'sahra.captions.title': 'Captions',
  'sahra.captions.en': 'English',
  'sahra.captions.ar': 'Arabic',
  'sahra.captions.none':
    'None yet. Drop a file of captions here (SRT, VTT, ASS, TTML, STL and others), or choose one.',
  'sahra.captions.has': 'Viewers can turn them on.',
  'sahra.captions.comes': 'Viewers get them with the new film.',
  'sahra.captions.sending': 'The file is being checked…',
  'sahra.captions.sent': 'Done. Viewers have these captions now.',
  'sahra.captions.waiting': 'Done. Viewers get these captions with the new film.',
  'sahra.captions.removed': 'The captions are removed.',
  'sahra.captions.next': 'A new film is on its way. What you change here belongs to it.',
  'sahra.captions.inside': 'They were inside the film’s file. Please read them once.',
  'sahra.captions.offer': 'Inside the film’s file: {what}',
  'sahra.captions.take': 'Take these',
  'sahra.captions.takeInstead': 'Replace with these',
  'sahra.captions.choose': 'Choose a file',
  'sahra.captions.replace': 'Replace',
  'sahra.captions.download': 'Download',
  'sahra.captions.remove': 'Remove',
  'sahra.captions.refused': 'Nothing has changed. The check found this:',
  'sahra.captions.look': 'Please look at this:',
  'sahra.captions.move': 'Move all captions back by {clock}',
  'sahra.captions.keepTimes': 'Keep the times',
  'sahra.captions.rate': '{rate} frames a second',
  'sahra.captions.tooLarge': 'The file is too large. Captions may have at most 1 MB.',
  'sahra.captions.broken': 'The film service did not respond. Nothing has changed. Try again in a moment.',
  'sahra.captions.askTitle': 'Remove the captions?',
  'sahra.captions.ask': 'Viewers will no longer find them. Download them first if you may need them again.',
  'sahra.captions.askNo': 'Keep',
};

const ar: Texts = {
  'sahra.captions.title': 'الترجمة المكتوبة',
  'sahra.captions.en': 'الإنجليزية',
  'sahra.captions.ar': 'العربية',
  'sahra.captions.none':
    'لا شيء بعد. يمكن إفلات ملف الترجمة هنا (SRT أو VTT أو ASS أو TTML أو STL وغيرها) أو اختياره.',
  'sahra.captions.has': 'متاحة للمشاهدين.',
  'sahra.captions.comes': 'تصل إلى المشاهدين مع الفيلم الجديد.',
  'sahra.captions.sending': 'يجري فحص الملف…',
  'sahra.captions.sent': 'تم. هذه الترجمة متاحة للمشاهدين الآن.',
  'sahra.captions.waiting': 'تم. تصل هذه الترجمة إلى المشاهدين مع الفيلم الجديد.',
  'sahra.captions.removed': 'أُزيلت الترجمة.',
  'sahra.captions.next': 'هناك فيلم جديد في الطريق، وما يتغيّر هنا يخصه.',
  'sahra.captions.inside': 'كانت داخل ملف الفيلم. الأفضل مراجعتها مرة واحدة.',
  'sahra.captions.offer': 'داخل ملف الفيلم: {what}',
  'sahra.captions.take': 'أخذ هذه الترجمة',
  'sahra.captions.takeInstead': 'استبدالها بهذه الترجمة',
  'sahra.captions.choose': 'اختيار ملف',
  'sahra.captions.replace': 'استبدال',
  'sahra.captions.download': 'تنزيل',
  'sahra.captions.remove': 'إزالة',
  'sahra.captions.refused': 'لم يتغيّر شيء. وجد الفحص ما يلي:',
  'sahra.captions.look': 'يرجى النظر في ما يلي:',
  'sahra.captions.move': 'تقديم الترجمات كلها بمقدار {clock}',
  'sahra.captions.keepTimes': 'إبقاء الأوقات',
  'sahra.captions.rate':
    '{rate, plural, zero {لا إطارات في الثانية} one {إطار واحد في الثانية} two {إطاران في الثانية} few {# إطارات في الثانية} many {# إطارًا في الثانية} other {# إطار في الثانية}}',
  'sahra.captions.tooLarge': 'الملف كبير جدًا. الحد الأقصى لملف الترجمة 1 ميغابايت.',
  'sahra.captions.broken': 'لم تستجب خدمة الأفلام، ولم يتغيّر شيء. تمكن إعادة المحاولة بعد قليل.',
  'sahra.captions.askTitle': 'إزالة الترجمة؟',
  'sahra.captions.ask': 'لن يجدها المشاهدون بعد ذلك. الأفضل تنزيلها أولًا إن كانت ستلزم لاحقًا.',
  'sahra.captions.askNo': 'إبقاء',
};

/** Texts of the captions in the film panel, for the translations of the admin. */
export const CAPTION_MESSAGES = { en, ar } as const;

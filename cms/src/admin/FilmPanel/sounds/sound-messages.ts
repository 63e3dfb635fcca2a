import type { LostSound, SoundKind } from '@sahra/schemas/film';

type Key =
  | 'title'
  | 'intro'
  | 'language'
  | 'unknown'
  | 'kind'
  | `kind.${SoundKind}`
  | 'name'
  | 'surround'
  | 'up'
  | 'down'
  | 'save'
  | 'sending'
  | 'saved'
  | 'broken'
  | 'lost'
  | `lost.${LostSound['reason']}`;
type Texts = Readonly<Record<`sahra.sounds.${Key}`, string>>;

const en: Texts = {
  'sahra.sounds.title': 'Sound',
  'sahra.sounds.intro':
    'Viewers choose among these sounds, in this order. The first programme is heard when nobody chooses.',
  'sahra.sounds.language': 'Language',
  'sahra.sounds.unknown': 'Not known',
  'sahra.sounds.kind': 'Kind',
  'sahra.sounds.kind.programme': 'Programme',
  'sahra.sounds.kind.description': 'Audio description',
  'sahra.sounds.kind.commentary': 'Commentary on the film',
  'sahra.sounds.kind.clear_speech': 'Clear speech',
  'sahra.sounds.name': 'Name, where language and kind are not enough',
  'sahra.sounds.surround': 'in stereo and 5.1',
  'sahra.sounds.up': 'Move up',
  'sahra.sounds.down': 'Move down',
  'sahra.sounds.save': 'Save the sounds',
  'sahra.sounds.sending': 'Saving…',
  'sahra.sounds.saved': 'Done. Viewers have these sounds now.',
  'sahra.sounds.broken': 'The film service did not respond. Nothing has changed. Try again in a moment.',
  'sahra.sounds.lost': 'In the file, but not in the film:',
  'sahra.sounds.lost.UNREADABLE':
    '{sound}: it cannot be read here. If viewers should hear it, export it as AAC and upload the file again.',
  'sahra.sounds.lost.SINGLE_CHANNEL':
    '{sound}: one channel of many. The first two are left and right; export a mix if that is wrong.',
  'sahra.sounds.lost.TOO_MANY': '{sound}: a film has at most 16 sounds.',
};

const ar: Texts = {
  'sahra.sounds.title': 'الصوت',
  'sahra.sounds.intro': 'يختار المشاهدون من هذه الأصوات بهذا الترتيب، ويُسمع أول صوت أصلي إن لم يختر أحد.',
  'sahra.sounds.language': 'اللغة',
  'sahra.sounds.unknown': 'غير معروفة',
  'sahra.sounds.kind': 'النوع',
  'sahra.sounds.kind.programme': 'صوت أصلي',
  'sahra.sounds.kind.description': 'وصف صوتي للصورة',
  'sahra.sounds.kind.commentary': 'تعليق على الفيلم',
  'sahra.sounds.kind.clear_speech': 'حوار أوضح',
  'sahra.sounds.name': 'الاسم، إن لم تكفِ اللغة والنوع',
  'sahra.sounds.surround': 'ستيريو و5.1',
  'sahra.sounds.up': 'تقديم',
  'sahra.sounds.down': 'تأخير',
  'sahra.sounds.save': 'حفظ الأصوات',
  'sahra.sounds.sending': 'يجري الحفظ…',
  'sahra.sounds.saved': 'تم. هذه الأصوات متاحة للمشاهدين الآن.',
  'sahra.sounds.broken': 'لم تستجب خدمة الأفلام، ولم يتغيّر شيء. تمكن إعادة المحاولة بعد قليل.',
  'sahra.sounds.lost': 'في الملف وليس في الفيلم:',
  'sahra.sounds.lost.UNREADABLE':
    '{sound}: لا يمكن قراءته هنا. إن كان يلزم المشاهدين فالحل تصديره بصيغة AAC ورفع الملف من جديد.',
  'sahra.sounds.lost.SINGLE_CHANNEL':
    '{sound}: قناة واحدة من عدة قنوات. الأوليان هما اليسرى واليمنى، وإن لم يصح ذلك فالحل تصدير مزيج واحد.',
  'sahra.sounds.lost.TOO_MANY': '{sound}: الحد الأقصى للفيلم 16 صوتًا.',
};

/** Texts of the sounds in the film panel, for the translations of the admin. */
export const SOUND_MESSAGES = { en, ar } as const;

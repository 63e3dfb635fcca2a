import type { Locale } from './constants';
import type { FilmFailure } from './film';

/** Errors of the film API besides the failures of a film itself. */
export type FilmProblem =
  | FilmFailure
  | 'CAPTIONS_INVALID'
  | 'FILM_TOO_LARGE'
  | 'NOTHING_TO_RETRY'
  | 'SOUNDS_CHANGED';

/** Text of each problem with a film, for editors. */
export const FILM_PROBLEM_TEXTS: Readonly<Record<FilmProblem, Readonly<Record<Locale, string>>>> = {
  NOT_A_VIDEO: {
    en: 'This file is neither a video nor a sound. Choose a video (MP4, MOV, MKV, WebM, AVI, MPEG) or a sound (MP3, M4A, AAC, FLAC, OGG, Opus, WAV).',
    ar: 'هذا الملف ليس مقطع فيديو ولا تسجيلًا صوتيًا. اختر مقطع فيديو (MP4 أو MOV أو MKV أو WebM أو AVI أو MPEG) أو تسجيلًا صوتيًا (MP3 أو M4A أو AAC أو FLAC أو OGG أو Opus أو WAV).',
  },
  BROKEN_FILE: {
    en: 'The file is damaged or not whole. Export it again and upload the new file.',
    ar: 'الملف تالف أو غير مكتمل. صدّره من جديد ثم ارفع الملف الجديد.',
  },
  STORAGE_FULL: {
    en: 'There is no room left for films on the server. Ask the operator to make room, then try again.',
    ar: 'لم يبقَ على الخادم مكان للأفلام. اطلب من المشغّل توفير مساحة ثم أعد المحاولة.',
  },
  ENCODER_MISSING: {
    en: 'The server has no ffmpeg, which prepares films. Ask the operator to install it, then try again.',
    ar: 'لا يوجد على الخادم برنامج ffmpeg الذي يجهّز الأفلام. اطلب من المشغّل تثبيته ثم أعد المحاولة.',
  },
  ENCODER_FAILED: {
    en: 'Preparing the film failed. Try again; if it fails again, export the file in another format.',
    ar: 'تعذّر تجهيز الفيلم. أعد المحاولة، وإن تكرر ذلك فصدّر الملف بصيغة أخرى.',
  },
  CAPTIONS_INVALID: {
    en: 'These captions cannot be used.',
    ar: 'لا يمكن استعمال هذه الترجمة.',
  },
  FILM_TOO_LARGE: {
    en: 'The file is too large. A film may have at most 50 GB.',
    ar: 'الملف كبير جدًا. الحد الأقصى للفيلم 50 غيغابايت.',
  },
  NOTHING_TO_RETRY: {
    en: 'There is no failed film to process again. Upload a file.',
    ar: 'لا يوجد فيلم متعثّر لإعادة تجهيزه. ارفع ملفًا.',
  },
  SOUNDS_CHANGED: {
    en: 'The film has other sounds by now. Look at them and make your change again.',
    ar: 'تغيّرت أصوات الفيلم في هذه الأثناء. راجعها ثم أعد التعديل.',
  },
};

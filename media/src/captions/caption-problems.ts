import type { Locale } from '@sahra/schemas/constants';

import { placeText, quoted, stamp } from './caption-texts';
import type { ForeignFile } from './formats/format-of';

/** Where a problem stands: a line of the file, or a caption of one without lines. */
interface Place {
  line: number;
  unit?: 'captions';
}

/** Why a file of captions is refused. `at` is the second at which the caption begins. */
export type CaptionProblem =
  | { kind: 'empty' }
  | { kind: 'foreign'; what: ForeignFile }
  | { kind: 'cut' }
  /** Times count frames, and nothing says how many are a second. */
  | { kind: 'frames' }
  | { kind: 'languages'; found: string[] }
  | ({ kind: 'letters' | 'lost' | 'time'; sample: string } & Place)
  | ({ kind: 'backwards'; at: number } & Place)
  /** No caption is in the film. `offset` in seconds would put the first hour of the clock at its beginning. */
  | ({ kind: 'clock'; at: number; offset: number | null } & Place);

const FORMATS_EN = 'SRT, WebVTT, SBV, ASS, SSA, MicroDVD, TTML, LRC, SAMI, SCC or EBU STL';
const FORMATS_AR = 'SRT أو WebVTT أو SBV أو ASS أو SSA أو MicroDVD أو TTML أو LRC أو SAMI أو SCC أو EBU STL';

const FOREIGN: Readonly<Record<ForeignFile, Readonly<Record<Locale, string>>>> = {
  archive: {
    en: 'This is a packed file (ZIP, RAR or the like). Unpack it and choose the captions inside.',
    ar: 'هذا ملف مضغوط (ZIP أو RAR أو ما شابه). فُكّ ضغطه واختر ملف الترجمة الذي بداخله.',
  },
  pictures: {
    en: 'The captions in this file are pictures (VobSub or PGS), without letters. Choose captions as text.',
    ar: 'الترجمة في هذا الملف صور (VobSub أو PGS) بلا حروف. اختر ترجمة نصية.',
  },
  document: {
    en: `This is a document, not captions. Choose the file that the captions were exported to: ${FORMATS_EN}.`,
    ar: `هذا مستند وليس ترجمة. اختر الملف الذي صُدّرت إليه الترجمة: ${FORMATS_AR}.`,
  },
  film: {
    en: 'This is a film or a sound, not captions. Films are chosen above.',
    ar: 'هذا فيلم أو صوت وليس ترجمة. تُختار الأفلام في الأعلى.',
  },
  picture: {
    en: 'This is a picture, not captions.',
    ar: 'هذه صورة وليست ترجمة.',
  },
  page: {
    en: 'This is a web page, not captions: the download was not the file itself. Download it again in a browser.',
    ar: 'هذه صفحة ويب وليست ترجمة: لم ينزّل التنزيل الملف نفسه. نزّله من جديد في المتصفح.',
  },
};

const english = (problem: CaptionProblem): string => {
  switch (problem.kind) {
    case 'empty':
      return `The file has no captions. Choose one of these formats: ${FORMATS_EN}.`;
    case 'foreign':
      return FOREIGN[problem.what].en;
    case 'cut':
      return 'The file ends in the middle. Download or export it again.';
    case 'frames':
      return 'The times of this MicroDVD file count frames, and the file does not say how many are a second. Choose the number, or write it into the first line: {1}{1}25';
    case 'languages':
      return `The file has several languages (${problem.found.join(', ')}), and this one is none of them.`;
  }
  const place = placeText(problem.line, problem.unit, 'en');
  switch (problem.kind) {
    case 'letters':
      return `${place}: the letters make no sense in any encoding that we know: ${quoted(problem.sample, 'en')}. Save the file as UTF-8 in the program that it comes from.`;
    case 'lost':
      return `${place}: letters were lost when the file was saved: ${quoted(problem.sample, 'en')}. Take the file from before that, and save it as UTF-8.`;
    case 'time':
      return `${place}: the times cannot be read: ${quoted(problem.sample, 'en')}. Write them like this: 00:00:01,000 --> 00:00:03,000`;
    case 'backwards':
      return `${place}, at ${stamp(problem.at)}: the caption ends before it begins.`;
    case 'clock':
      return problem.offset === null
        ? `${place}: the first caption begins at ${stamp(problem.at)}, after the end of the film. Is it the file of another film?`
        : `${place}: the first caption begins at ${stamp(problem.at)}, so viewers would see none. The file probably counts from ${stamp(problem.offset)}. Move all captions by that, or keep the times.`;
  }
};

const arabic = (problem: CaptionProblem): string => {
  switch (problem.kind) {
    case 'empty':
      return `لا ترجمة في هذا الملف. اختر ملفًا بإحدى هذه الصيغ: ${FORMATS_AR}.`;
    case 'foreign':
      return FOREIGN[problem.what].ar;
    case 'cut':
      return 'ينتهي الملف في منتصفه. نزّله أو صدّره من جديد.';
    case 'frames':
      return 'الأوقات في ملف MicroDVD هذا معدودة بالإطارات، ولا يذكر الملف كم إطارًا في الثانية. اختر العدد، أو اكتبه في السطر الأول: \u2066{1}{1}25\u2069';
    case 'languages':
      return `في الملف عدة لغات (${problem.found.join('، ')})، وليست هذه اللغة بينها.`;
  }
  const place = placeText(problem.line, problem.unit, 'ar');
  switch (problem.kind) {
    case 'letters':
      return `${place}: لا معنى للحروف في أي ترميز نعرفه: ${quoted(problem.sample, 'ar')}. احفظ الملف بترميز UTF-8 في البرنامج الذي جاء منه.`;
    case 'lost':
      return `${place}: ضاعت حروف عند حفظ الملف: ${quoted(problem.sample, 'ar')}. خذ الملف الأسبق واحفظه بترميز UTF-8.`;
    case 'time':
      return `${place}: تعذّرت قراءة الأوقات: ${quoted(problem.sample, 'ar')}. اكتبها هكذا: \u206600:00:01,000 --> 00:00:03,000\u2069`;
    case 'backwards':
      return `${place}، عند ${stamp(problem.at)}: تنتهي الترجمة قبل أن تبدأ.`;
    case 'clock':
      return problem.offset === null
        ? `${place}: تبدأ أول ترجمة عند ${stamp(problem.at)}، أي بعد نهاية الفيلم. أهو ملف فيلم آخر؟`
        : `${place}: تبدأ أول ترجمة عند ${stamp(problem.at)}، فلن يرى المشاهدون شيئًا. الأرجح أن الملف يعدّ من ${stamp(problem.offset)}. قدّم الترجمات كلها بهذا القدر، أو أبقِ الأوقات كما هي.`;
  }
};

/** Describes a problem to an editor. */
export const captionProblemText = (problem: CaptionProblem, locale: Locale): string =>
  locale === 'ar' ? arabic(problem) : english(problem);

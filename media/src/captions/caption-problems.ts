import type { Locale } from '@sahra/schemas/constants';

/** Most characters that are read comfortably in one line of a caption. */
export const LINE_CHARACTERS = 42;

/** Why a file of captions is refused. `at` is the second at which the caption begins. */
export type CaptionProblem =
  | { kind: 'empty' }
  | { kind: 'backwards'; at: number }
  | { kind: 'overlap'; at: number }
  | { kind: 'long'; at: number; characters: number };

const stamp = (seconds: number): string => new Date(Math.floor(seconds) * 1000).toISOString().slice(11, 19);

const english = (problem: CaptionProblem): string => {
  switch (problem.kind) {
    case 'empty':
      return 'The file has no captions. Choose an SRT or WebVTT file.';
    case 'backwards':
      return `The caption at ${stamp(problem.at)} ends before it begins.`;
    case 'overlap':
      return `The caption at ${stamp(problem.at)} begins before the one before it has ended.`;
    case 'long':
      return `The caption at ${stamp(problem.at)} has a line of ${problem.characters} characters; a line may have ${LINE_CHARACTERS}.`;
  }
};

const arabic = (problem: CaptionProblem): string => {
  switch (problem.kind) {
    case 'empty':
      return 'لا ترجمة في هذا الملف. اختر ملف SRT أو WebVTT.';
    case 'backwards':
      return `الترجمة عند ${stamp(problem.at)} تنتهي قبل أن تبدأ.`;
    case 'overlap':
      return `الترجمة عند ${stamp(problem.at)} تبدأ قبل أن تنتهي التي قبلها.`;
    case 'long':
      return `في الترجمة عند ${stamp(problem.at)} سطر طوله ${problem.characters}، والحد الأقصى لعدد حروف السطر ${LINE_CHARACTERS}.`;
  }
};

/** Describes a problem to an editor. */
export const captionProblemText = (problem: CaptionProblem, locale: Locale): string =>
  locale === 'ar' ? arabic(problem) : english(problem);

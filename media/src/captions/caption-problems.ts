import type { Locale } from '@sahra/schemas/constants';

/** Most characters that are read comfortably in one line of a caption. */
export const LINE_CHARACTERS = 42;

/** Why a file of captions is refused. `at` is the second at which the caption begins, `line` the line of the file. */
export type CaptionProblem =
  | { kind: 'empty' }
  | { kind: 'backwards'; at: number; line: number }
  | { kind: 'overlap'; at: number; line: number }
  | { kind: 'long'; at: number; line: number; characters: number };

const stamp = (seconds: number): string => new Date(Math.floor(seconds) * 1000).toISOString().slice(11, 19);

const english = (problem: CaptionProblem): string => {
  if (problem.kind === 'empty') return 'The file has no captions. Choose an SRT or WebVTT file.';
  const place = `Line ${problem.line}, at ${stamp(problem.at)}`;
  switch (problem.kind) {
    case 'backwards':
      return `${place}: the caption ends before it begins.`;
    case 'overlap':
      return `${place}: the caption begins before the one before it has ended.`;
    case 'long':
      return `${place}: the line has ${problem.characters} characters, and ${LINE_CHARACTERS} is the most.`;
  }
};

const arabic = (problem: CaptionProblem): string => {
  if (problem.kind === 'empty') return 'لا ترجمة في هذا الملف. اختر ملف SRT أو WebVTT.';
  const place = `السطر ${problem.line}، عند ${stamp(problem.at)}`;
  switch (problem.kind) {
    case 'backwards':
      return `${place}: تنتهي الترجمة قبل أن تبدأ.`;
    case 'overlap':
      return `${place}: تبدأ الترجمة قبل أن تنتهي التي قبلها.`;
    case 'long':
      return `${place}: عدد حروف السطر ${problem.characters}، والحد الأقصى ${LINE_CHARACTERS}.`;
  }
};

/** Describes a problem to an editor. */
export const captionProblemText = (problem: CaptionProblem, locale: Locale): string =>
  locale === 'ar' ? arabic(problem) : english(problem);

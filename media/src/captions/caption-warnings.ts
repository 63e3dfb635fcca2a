import type { Locale } from '@sahra/schemas/constants';

import { counted, placeText, quoted, stamp } from './caption-texts';

/** What an editor should know of captions that were taken. `line` is the first place of `count`. */
export type CaptionWarning =
  /** Lines that belong to no caption. */
  | { kind: 'unread'; line: number; count: number; sample: string }
  /** Lines in another encoding than the others, and lines that a program had spoilt. */
  | { kind: 'mixed' | 'repaired'; line: number; count: number }
  /** Times of the form 00:00:01:12 were read as frames. */
  | { kind: 'frames'; line: number; rate: number }
  | { kind: 'drawings'; count: number }
  /** Captions that begin before the film, or after its end. */
  | { kind: 'before' | 'after'; line: number; count: number; unit?: 'captions' }
  /** Captions whose end the file does not say, that were wrapped, or that ended a little late. */
  | { kind: 'noEnd' | 'wrapped' | 'shortened'; line: number; count: number; unit?: 'captions' }
  | { kind: 'moved'; offset: number }
  | { kind: 'language' };

const english = (warning: CaptionWarning): string => {
  if (warning.kind === 'language') return 'Hardly a letter in the file is English. Is it the right language?';
  if (warning.kind === 'moved') {
    return `All captions are ${stamp(warning.offset)} ${warning.offset < 0 ? 'sooner' : 'later'} than in the file.`;
  }
  if (warning.kind === 'frames') {
    return `The last parts of the times were read as frames, ${warning.rate} in a second.`;
  }
  if (warning.kind === 'drawings') return `${counted(warning.count, 'drawings', 'en')} left out: not text.`;
  const unit = 'unit' in warning ? warning.unit : undefined;
  const place = placeText(warning.line, unit, 'en');
  const captions = counted(warning.count, 'captions', 'en');
  const lines = counted(warning.count, 'lines', 'en');
  switch (warning.kind) {
    case 'unread':
      return `${place}: ${quoted(warning.sample, 'en')} belongs to no caption (${lines} in all).`;
    case 'mixed':
      return `${place}: another encoding than in the rest of the file (${lines} in all). Look whether the words are right.`;
    case 'repaired':
      return `${place}: spoilt letters were repaired (${lines} in all). Look whether the words are right.`;
    case 'before':
      return `${place}: before the beginning of the film (${captions} in all). Viewers do not see that.`;
    case 'after':
      return `${place}: after the end of the film (${captions} in all). Viewers do not see that.`;
    case 'noEnd':
      return `${place}: the file does not say when the caption ends (${captions} in all). It stays until the next one, for ten seconds at most.`;
    case 'wrapped':
      return `${place}: a long line was divided (${captions} in all).`;
    case 'shortened':
      return `${place}: ended a little after the next one began, and now ends with it (${captions} in all).`;
  }
};

const arabic = (warning: CaptionWarning): string => {
  if (warning.kind === 'language') return 'لا تكاد تكون في الملف حروف عربية. أهذه هي اللغة الصحيحة؟';
  if (warning.kind === 'moved') {
    return `الترجمات كلها ${warning.offset < 0 ? 'أبكر' : 'أبعد'} مما في الملف بمقدار ${stamp(warning.offset)}.`;
  }
  if (warning.kind === 'frames') {
    return `قُرئت الأجزاء الأخيرة من الأوقات على أنها إطارات، ${warning.rate} في الثانية.`;
  }
  if (warning.kind === 'drawings') return `تُرك ما ليس نصًا: ${counted(warning.count, 'drawings', 'ar')}.`;
  const unit = 'unit' in warning ? warning.unit : undefined;
  const place = placeText(warning.line, unit, 'ar');
  const captions = counted(warning.count, 'captions', 'ar');
  const lines = counted(warning.count, 'lines', 'ar');
  switch (warning.kind) {
    case 'unread':
      return `${place}: ${quoted(warning.sample, 'ar')} خارج كل ترجمة (المجموع: ${lines}).`;
    case 'mixed':
      return `${place}: ترميز غير ترميز بقية الملف (المجموع: ${lines}). راجع صحة الكلمات.`;
    case 'repaired':
      return `${place}: أُصلحت حروف تالفة (المجموع: ${lines}). راجع صحة الكلمات.`;
    case 'before':
      return `${place}: قبل بداية الفيلم (المجموع: ${captions})، فلا يظهر للمشاهدين.`;
    case 'after':
      return `${place}: بعد نهاية الفيلم (المجموع: ${captions})، فلا يظهر للمشاهدين.`;
    case 'noEnd':
      return `${place}: لا يذكر الملف متى تنتهي الترجمة (المجموع: ${captions}). تبقى حتى التالية، عشر ثوانٍ على الأكثر.`;
    case 'wrapped':
      return `${place}: قُسّم سطر طويل (المجموع: ${captions}).`;
    case 'shortened':
      return `${place}: كانت النهاية بعد بداية التالية بقليل، فصارت معها (المجموع: ${captions}).`;
  }
};

/** Describes to an editor what to look at. */
export const captionWarningText = (warning: CaptionWarning, locale: Locale): string =>
  locale === 'ar' ? arabic(warning) : english(warning);

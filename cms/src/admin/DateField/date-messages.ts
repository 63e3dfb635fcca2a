import type { Mistake } from './date-text';

type Texts = Readonly<Record<`sahra.date.${Mistake | 'example' | 'pick'}`, string>>;

const en: Texts = {
  'sahra.date.form': 'Write it like this: {example}',
  'sahra.date.order': 'Write the year first, then the month and the day: {example}',
  'sahra.date.noTime': 'Add the time: {example}',
  'sahra.date.day': 'There is no such day in the calendar.',
  'sahra.date.time': 'There is no such time. Write it from 00:00 to 23:59.',
  'sahra.date.range': 'The year must be between 1900 and 2099.',
  'sahra.date.skipped': 'This time does not exist here: clocks go forward over it ({zone}).',
  'sahra.date.twice':
    'This time comes twice, because clocks go back ({zone}). Write {first} behind it for the first, {second} for the second.',
  'sahra.date.offset': 'That is not the offset of this time here. Write {first}, or leave it out.',
  'sahra.date.example': 'Year first, for example {example}',
  'sahra.date.pick': 'Open the calendar',
};

const ar: Texts = {
  'sahra.date.form': 'اكتب بهذه الصيغة: {example}',
  'sahra.date.order': 'اكتب السنة أولًا ثم الشهر ثم اليوم: {example}',
  'sahra.date.noTime': 'أضف الوقت: {example}',
  'sahra.date.day': 'لا وجود لهذا اليوم في التقويم.',
  'sahra.date.time': 'لا وجود لهذا الوقت. اكتبه من 00:00 إلى 23:59.',
  'sahra.date.range': 'يجب أن تكون السنة بين 1900 و2099.',
  'sahra.date.skipped': 'لا وجود لهذا الوقت هنا: تتجاوزه الساعات عند تقديمها ({zone}).',
  'sahra.date.twice':
    'يتكرر هذا الوقت مرتين لأن الساعات تؤخَّر ({zone}). اكتب بعده {first} للمرة الأولى أو {second} للثانية.',
  'sahra.date.offset': 'ليس هذا فارق التوقيت هنا. اكتب {first} أو احذفه.',
  'sahra.date.example': 'السنة أولًا، مثلًا {example}',
  'sahra.date.pick': 'افتح التقويم',
};

/** Texts of the date field, by language of the admin panel. */
export const DATE_MESSAGES = { en, ar };

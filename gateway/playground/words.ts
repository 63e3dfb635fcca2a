import type { Locale } from '@sahra/schemas/constants';

const EN = {
  bar: 'Request settings',
  language: 'Language of answers',
  key: 'Partner key',
  signInAs: 'Sign in as',
  nobody: 'Nobody',
  signInFailed: 'Could not sign in',
  cost: 'Cost',
  costHint: 'Objects that the last operation was charged for, and what is left in the bucket',
  ofBucket: 'left of',
  noCost: 'Run an operation to see its cost',
  examples: 'Examples',
};
type Words = typeof EN;

const AR: Words = {
  bar: 'إعدادات الطلب',
  language: 'لغة الإجابات',
  key: 'مفتاح الشريك',
  signInAs: 'الدخول باسم',
  nobody: 'لا أحد',
  signInFailed: 'تعذّر تسجيل الدخول',
  cost: 'التكلفة',
  costHint: 'عدد العناصر التي حُسبت على آخر عملية، وما بقي في الرصيد',
  ofBucket: 'متبقٍّ من',
  noCost: 'شغّل عملية لترى تكلفتها',
  examples: 'أمثلة',
};

export const WORDS: Readonly<Record<Locale, Words>> = { en: EN, ar: AR };
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', ar: 'العربية' };

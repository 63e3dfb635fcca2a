import type { InBoth } from '../seed-types';

interface ContactSeed {
  title: string;
  lead: string;
  formTitle: string;
  formHint: string;
  phonesTitle: string;
}

export const CONTACT_PAGE: InBoth<ContactSeed> = {
  en: {
    title: 'Contact us',
    lead: 'Something does not work, you have an idea, or you would like to work with us? Write in Arabic or English.',
    formTitle: 'Write to us',
    formHint:
      'If it is about a video, name it; if it is about a payment, name the day. Please send no card numbers and no passwords: we never ask for them.',
    phonesTitle: 'Rather talk? Call us',
  },
  ar: {
    title: 'تواصل معنا',
    lead: 'شيء لا يعمل؟ لديك فكرة؟ أو تود العمل معنا؟ اكتب لنا بالعربية أو الإنجليزية.',
    formTitle: 'اكتب لنا',
    formHint:
      'إن كان الأمر يخص فيديو فاذكر اسمه، وإن كان يخص دفعة فاذكر يومها. ولا ترسل رقم بطاقة ولا كلمة مرور، فنحن لا نطلبهما أبدًا.',
    phonesTitle: 'تفضّل الحديث؟ اتصل بنا',
  },
};

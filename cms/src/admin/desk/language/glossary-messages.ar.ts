import type { GLOSSARY_EN } from './glossary-messages.en';

/** Arabic texts of the glossary and of its hints. */
export const GLOSSARY_AR: Readonly<Record<keyof typeof GLOSSARY_EN, string>> = {
  glossary: 'المسرد',
  'gloss.about': 'كيف نكتب الشيء الواحد باللغتين. تنبّه حقول السجلات إلى هذه المصطلحات أثناء الكتابة.',
  'gloss.terms':
    '{count, plural, zero {لا مصطلحات} one {مصطلح واحد} two {مصطلحان} few {{n} مصطلحات} many {{n} مصطلحًا} other {{n} مصطلح}}',
  'gloss.find': 'البحث عن مصطلح',
  'gloss.empty': 'لم يُتفق على مصطلح بعد.',
  'gloss.none': 'لا مصطلح يطابق البحث.',
  'gloss.avoided.en': 'لا بالإنجليزية',
  'gloss.avoided.ar': 'لا بالعربية',
  'gloss.acts': 'إجراءات',
  'gloss.new': 'مصطلح جديد',
  'gloss.changing': 'تعديل المصطلح',
  'gloss.avoid.en': 'يُتجنّب بالإنجليزية',
  'gloss.avoid.ar': 'يُتجنّب بالعربية',
  'gloss.avoidHint': 'كل كلمة في سطر.',
  'gloss.add': 'إضافة',
  'gloss.save': 'حفظ',
  'gloss.cancel': 'إلغاء',
  'gloss.change': 'تعديل',
  'gloss.remove': 'حذف',
  'gloss.hints': 'من المسرد',
  'gloss.for': 'مقابل «{source}»',
  'gloss.not': 'لا: {words}',
  'gloss.used': '«{used}» مما يُتجنّب.',
  'gloss.write': 'كتابة «{agreed}»',
};

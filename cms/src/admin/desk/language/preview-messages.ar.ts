import type { PreviewKey } from './preview-messages.en';

/** Arabic texts of the preview of a record. */
export const PREVIEW_AR: Readonly<Record<PreviewKey, string>> = {
  'preview.name': 'معاينة',
  'preview.close': 'إغلاق المعاينة',
  'preview.languages': 'اللغات',
  'preview.both': 'كلتاهما',
  'preview.en': 'الإنجليزية',
  'preview.ar': 'العربية',
  'preview.width': 'العرض',
  'preview.phone': 'هاتف',
  'preview.computer': 'حاسوب',
  'preview.page.en': 'الصفحة الإنجليزية، مع ما لم يُنشر بعد',
  'preview.page.ar': 'الصفحة العربية، مع ما لم يُنشر بعد',
  'preview.loading': 'جارٍ تحميل الصفحة…',
  'preview.failed': 'الموقع لا يستجيب. ما تكتبه محفوظ.',
  'preview.again': 'إعادة المحاولة',
};

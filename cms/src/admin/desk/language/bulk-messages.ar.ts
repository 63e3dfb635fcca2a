import type { BULK_EN } from './bulk-messages.en';

/** Arabic texts about several chosen records of a list; one and two are part of the noun. */
export const BULK_AR: Readonly<Record<keyof typeof BULK_EN, string>> = {
  'choose.row': 'اختيار «{title}»',
  'choose.all': 'اختيار كل ما في هذه الصفحة',
  'choose.count':
    '{count, plural, zero {لا سجلات مختارة} one {سجل واحد مختار} two {سجلان مختاران} few {{n} سجلات مختارة} many {{n} سجلًا مختارًا} other {{n} سجل مختار}}',
  'choose.acts': 'السجلات المختارة',
  'choose.clear': 'إلغاء الاختيار',
  'keys.choose': 'اختيار',
  'keys.through': 'اختيار إلى هنا',
  'keys.acts': 'الانتقال إلى السجلات المختارة',
  'bulk.progress': '{act}: {done} من {total}',
  'bulk.report': 'ما تم',
  'bulk.summary': '{act}: {done}',
  'bulk.summaryRefused': '{act}: {done}، و{refused}',
  'bulk.done':
    '{count, plural, zero {لم يتم في أي سجل} one {تم في سجل واحد} two {تم في سجلين} few {تم في {n} سجلات} many {تم في {n} سجلًا} other {تم في {n} سجل}}',
  'bulk.refused':
    '{count, plural, zero {بلا رفض} one {رُفض في سجل واحد} two {رُفض في سجلين} few {رُفض في {n} سجلات} many {رُفض في {n} سجلًا} other {رُفض في {n} سجل}}',
  'bulk.reason': '{field}: {sentence}',
  'bulk.noResponse': 'لم يصل ردّ من الخادم. يظهر ما حدث عند فتح السجل.',
  'bulk.close': 'إغلاق التقرير',
  'bulk.changed': 'تغيّرت السجلات المختارة في هذه الأثناء، ولم يُنشر شيء.',
  'bulk.noFilm':
    '{count, plural, zero {لا فيديو مختار بلا فيلم} one {فيديو مختار واحد بلا فيلم بعد. سيرى المشاهدون صفحته ولن يتمكنوا من تشغيله.} two {فيديوهان مختاران بلا فيلم بعد. سيرى المشاهدون صفحتيهما ولن يتمكنوا من تشغيلهما.} few {{n} فيديوهات مختارة بلا فيلم بعد. سيرى المشاهدون صفحاتها ولن يتمكنوا من تشغيلها.} many {{n} فيديو مختارًا بلا فيلم بعد. سيرى المشاهدون صفحاتها ولن يتمكنوا من تشغيلها.} other {{n} فيديو مختار بلا فيلم بعد. سيرى المشاهدون صفحاتها ولن يتمكنوا من تشغيلها.}}',
  'bulk.deleteTitle':
    '{count, plural, zero {لا حذف} one {حذف سجل واحد؟} two {حذف سجلين؟} few {حذف {n} سجلات؟} many {حذف {n} سجلًا؟} other {حذف {n} سجل؟}}',
  'bulk.deleteText': 'الحذف باللغتين، ولا استرجاع بعده.',
  'bulk.looking': 'جارٍ البحث عمّا يعتمد عليها: {done} من {total}',
  'bulk.lookFailed': 'تعذّرت قراءة ما يعتمد عليها.',
  'bulk.usedNone': 'لا سجلات أخرى تعتمد عليها.',
  'bulk.used': 'هذه تعتمد عليها سجلات أخرى وستفقدها:',
  'bulk.dependents':
    '{count, plural, zero {لا يعتمد عليه أي سجل} one {يعتمد عليه سجل واحد} two {يعتمد عليه سجلان} few {تعتمد عليه {n} سجلات} many {يعتمد عليه {n} سجلًا} other {يعتمد عليه {n} سجل}}',
};

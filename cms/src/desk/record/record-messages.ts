import type { Locale } from '@sahra/schemas/constants';

import type { LocalizedMessage } from '../../checks/localized-message';
import { NOT_WRITTEN_IN } from '../../roles/not-written-in';

/** Sentences of the record's routes. */
export const MESSAGES = {
  noType: {
    en: 'There is no such kind of record. Open it from a list.',
    ar: 'لا يوجد هذا النوع من السجلات. افتح السجل من إحدى القوائم.',
  },
  noRecord: {
    en: 'This record does not exist any more. Somebody may have deleted it.',
    ar: 'لم يعد هذا السجل موجودًا. ربما حذفه شخص آخر.',
  },
  notRead: {
    en: 'Your role does not read these records. Ask the owner for it.',
    ar: 'دورك لا يشمل الاطلاع على هذه السجلات. اطلب ذلك من المالك.',
  },
  notCreated: {
    en: 'Your role does not create these records. Ask a publisher.',
    ar: 'دورك لا يشمل إنشاء هذه السجلات. اطلب ذلك من الناشر.',
  },
  noText: {
    en: 'Write at least one language.',
    ar: 'اكتب النص بلغة واحدة على الأقل.',
  },
  noLanguage: {
    en: 'There is nothing in this language to publish.',
    ar: 'لا نص بهذه اللغة للنشر.',
  },
  notLive: {
    en: 'This language is not on the site.',
    ar: 'هذه اللغة ليست منشورة في الموقع.',
  },
  problems: {
    en: 'Some fields need a change first.',
    ar: 'بعض الحقول تحتاج تعديلًا أولًا.',
  },
  conflict: {
    en: 'Somebody else has changed the same field in the meantime.',
    ar: 'غيّر شخص آخر الحقل نفسه في هذه الأثناء.',
  },
  unseenDraft: {
    en: 'Somebody else has changed this text in the meantime. Read it, and publish again.',
    ar: 'غيّر شخص آخر هذا النص في هذه الأثناء. اقرأه ثم أعد النشر.',
  },
  focalConflict: {
    en: 'Somebody else has moved the focal point of this picture in the meantime.',
    ar: 'نقل شخص آخر نقطة التركيز في هذه الصورة في هذه الأثناء.',
  },
  fixed: {
    en: 'This cannot change after the record has been created: links lead here.',
    ar: 'لا يمكن تغيير هذا بعد إنشاء السجل، لأن روابط تؤدي إليه.',
  },
  notFocal: {
    en: 'Your role does not change this picture. Ask who uploaded it, or a publisher.',
    ar: 'دورك لا يشمل تعديل هذه الصورة. اطلب ذلك ممن رفعها أو من الناشر.',
  },
  notDeleted: {
    en: 'Your role does not delete this record. Ask a publisher.',
    ar: 'دورك لا يشمل حذف هذا السجل. اطلب ذلك من الناشر.',
  },
  used: {
    en: 'Other records depend on this one.',
    ar: 'هناك سجلات أخرى تعتمد على هذا السجل.',
  },
  noEntry: {
    en: 'This version is not kept any more.',
    ar: 'لم تعد هذه النسخة محفوظة.',
  },
  badRequest: {
    en: 'This request cannot be read. Reload the page.',
    ar: 'تعذّرت قراءة الطلب. أعد تحميل الصفحة.',
  },
} satisfies Record<string, LocalizedMessage>;

/** Why a part of a record cannot be written; by language, or for what both share. */
export const NOT_WRITTEN: Readonly<Record<Locale | 'facts', LocalizedMessage>> = {
  facts: {
    en: 'Your role does not change what both languages share. Ask a publisher.',
    ar: 'دورك لا يشمل تعديل ما تشترك فيه اللغتان. اطلب ذلك من الناشر.',
  },
  ...NOT_WRITTEN_IN,
};

/** Why a language cannot be published or taken off the site. */
export const NOT_PUBLISHED: Readonly<Record<Locale, LocalizedMessage>> = {
  en: {
    en: 'Your role does not publish the English text. Ask an English editor or a publisher.',
    ar: 'دورك لا يشمل نشر النص الإنجليزي. اطلب ذلك من محرر الإنجليزية أو من الناشر.',
  },
  ar: {
    en: 'Your role does not publish the Arabic text. Ask an Arabic editor or a publisher.',
    ar: 'دورك لا يشمل نشر النص العربي. اطلب ذلك من محرر العربية أو من الناشر.',
  },
};

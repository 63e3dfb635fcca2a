import type { Locale } from '@sahra/schemas/constants';

import type { LocalizedMessage } from '../checks/localized-message';

/** Why a user cannot write the text of a language. */
export const NOT_WRITTEN_IN: Readonly<Record<Locale, LocalizedMessage>> = {
  en: {
    en: 'Your role does not write the English text. Ask an English editor or a publisher.',
    ar: 'دورك لا يشمل النص الإنجليزي. اطلب ذلك من محرر الإنجليزية أو من الناشر.',
  },
  ar: {
    en: 'Your role does not write the Arabic text. Ask an Arabic editor or a publisher.',
    ar: 'دورك لا يشمل النص العربي. اطلب ذلك من محرر العربية أو من الناشر.',
  },
};

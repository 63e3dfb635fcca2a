import type { Locale } from '@sahra/schemas/constants';

import type { LocalizedMessage } from '../checks/localized-message';

/** Cookie with the language of the admin's pages: at sign-in nobody's preferred language is known yet. */
const LANGUAGE = /(?:^|; )sahra-desk-language=(en|ar)(?:;|$)/;

/** Sentences with which Strapi refuses a sign-in. Its screen shows them as they are. */
const SENTENCES: ReadonlyMap<string, LocalizedMessage> = new Map([
  [
    'Invalid credentials',
    { en: 'The address or the password is wrong.', ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.' },
  ],
  [
    'Too many requests, please try again later.',
    {
      en: 'Too many attempts. Try again in a few minutes.',
      ar: 'محاولات كثيرة. يمكن إعادة المحاولة بعد بضع دقائق.',
    },
  ],
]);

/** Returns the language of the page that sent a request; English without the cookie. */
export const pageLanguage = (cookies: string): Locale => (LANGUAGE.exec(cookies)?.[1] === 'ar' ? 'ar' : 'en');

/** Gives an error of a sign-in its sentence in a language; other errors stay as they are. */
export const localizeSignInError = (error: unknown, language: Locale): unknown => {
  const sentence = error instanceof Error ? SENTENCES.get(error.message) : undefined;
  return sentence ? Object.assign(error as Error, { message: sentence[language] }) : error;
};

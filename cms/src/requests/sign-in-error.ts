import type { Locale } from '@sahra/schemas/constants';
import { waitSentence } from '@sahra/schemas/wait-sentence';

import type { LocalizedMessage } from '../checks/localized-message';

/** Cookie with the language of the admin's pages: at sign-in nobody's preferred language is known yet. */
const LANGUAGE = /(?:^|; )sahra-desk-language=(en|ar)(?:;|$)/;

const DEAD_LINK: LocalizedMessage = {
  en: 'This link was used already, or is older than an hour. Ask for another one by “Forgot your password?”.',
  ar: 'استُعمل هذا الرابط من قبل، أو مضت عليه أكثر من ساعة. يمكن طلب رابط آخر من «نسيت كلمة المرور؟».',
};
const USED_INVITATION: LocalizedMessage = {
  en: 'This invitation was used already, or withdrawn. If you have chosen a password, sign in with it; if not, ask for another link.',
  ar: 'استُعملت هذه الدعوة من قبل، أو أُلغيت. إن سبق اختيار كلمة مرور فيمكن تسجيل الدخول بها، وإلا فيُطلب رابط آخر.',
};

/**
 * Sentences with which Strapi refuses those whom it does not know yet. Its screens show them as they are, except of an
 * account that is not active: for that they have a page of their own, and find it by Strapi's sentence.
 */
const SENTENCES: ReadonlyMap<string, LocalizedMessage> = new Map([
  [
    'Invalid credentials',
    { en: 'The address or the password is wrong.', ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.' },
  ],
  ['Too many requests, please try again later.', { en: 'Too many attempts.', ar: 'محاولات كثيرة.' }],
  ['This reset password token has expired', DEAD_LINK],
  ['Invalid registrationToken', USED_INVITATION],
  ['Invalid registration info', USED_INVITATION],
]);
/** Strapi refuses a link of a password that it does not know without a sentence of its own. */
const RESET = '/admin/reset-password';

const sentenceOf = ({ name, message }: Error, path: string): LocalizedMessage | undefined =>
  SENTENCES.get(message) ?? (path === RESET && name === 'ApplicationError' ? DEAD_LINK : undefined);

/** Returns the language of the page that sent a request; English without the cookie. */
export const pageLanguage = (cookies: string): Locale => (LANGUAGE.exec(cookies)?.[1] === 'ar' ? 'ar' : 'en');

/**
 * Gives an error before or at a sign-in its sentence in a language, with the seconds after which to try again if there
 * are any; other errors stay as they are.
 */
export const localizeSignInError = (
  error: unknown,
  language: Locale,
  { path, waitSeconds }: { path: string; waitSeconds: number | undefined },
): unknown => {
  const sentence = error instanceof Error ? sentenceOf(error, path) : undefined;
  if (!sentence) return error;
  const wait = waitSeconds === undefined ? '' : ` ${waitSentence(waitSeconds, language)}`;
  // The form of an invitation shows an error of validation at its fields only, and this one has none.
  return Object.assign(error as Error, { name: 'ApplicationError', message: `${sentence[language]}${wait}` });
};

import type { Locale } from '@sahra/schemas/constants';

import type { Letter } from './letter';
import type { MailContext } from './mail-context';
import type { MailContent } from './mail-template';

const WORDS: Record<
  Locale,
  { sent: (to: string, brand: string) => string; contact: string; unsubscribe: string }
> = {
  en: {
    sent: (to, brand) => `Sent to ${to} by ${brand}.`,
    contact: 'Questions? Write to us.',
    unsubscribe: 'Unsubscribe',
  },
  ar: {
    sent: (to, brand) => `أُرسلت إلى ${to} من ${brand}.`,
    contact: 'لديك سؤال؟ راسلنا.',
    unsubscribe: 'إلغاء الاشتراك',
  },
};

const CONTACT_PATH = '/contact-us';

/** To whom and by whom a mail was sent, where to ask, and how to end such mails. */
export const footerOf = (
  to: string,
  locale: Locale,
  { unsubscribe }: MailContent,
  say: MailContext,
): Letter['footer'] => {
  const words = WORDS[locale];
  return [
    { text: words.sent(say.own(to), say.brand) },
    { text: words.contact, href: say.href(CONTACT_PATH) },
    ...(unsubscribe === undefined ? [] : [{ text: words.unsubscribe, href: unsubscribe }]),
  ];
};

import type { Locale } from '@sahra/schemas/constants';
import { ownValue } from '@sahra/schemas/own-value';

import type { MailTemplate } from '../mail-template';

const NAMES: Record<Locale, Record<string, string>> = {
  en: { all: 'everything', sports: 'sports', business: 'business' },
  ar: { all: 'كل جديد', sports: 'الرياضة', business: 'الأعمال' },
};

const namesOf = (categories: readonly string[], locale: Locale): string[] =>
  categories.flatMap((category) => ownValue(NAMES[locale], category) ?? []);

export const newsletterWelcomeMail: MailTemplate<'newsletter-welcome'> = {
  en: ({ categories, unsubscribePath }, say) => ({
    subject: `Welcome to the ${say.brand} newsletter`,
    preview: 'We will write when there is something new.',
    heading: 'Good to have you here',
    blocks: [
      { text: `From now on we will write to you about ${say.list(namesOf(categories, 'en'))}.` },
      { button: `What is on at ${say.brand}`, href: say.href('/home') },
      {
        note: 'You did not subscribe, or do not want these mails any more? The link below ends them.',
      },
    ],
    unsubscribe: say.href(unsubscribePath),
  }),
  ar: ({ categories, unsubscribePath }, say) => ({
    subject: `أهلًا بك في نشرة ${say.brand}`,
    preview: 'سنكتب لك كلما كان لدينا جديد.',
    heading: 'سعداء بانضمامك',
    blocks: [
      { text: `من الآن سنكتب لك عن: ${say.list(namesOf(categories, 'ar'))}.` },
      { button: `ماذا يُعرض على ${say.brand}`, href: say.href('/home') },
      { note: 'لم تشترك أو لا ترغب في هذه الرسائل؟ الرابط أدناه يوقفها.' },
    ],
    unsubscribe: say.href(unsubscribePath),
  }),
};

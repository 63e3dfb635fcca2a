import type { MailTemplate } from '../mail-template';

export const reminderMail: MailTemplate<'reminder'> = {
  en: ({ name, title, startsAt, path }, say) => ({
    subject: `Starting soon: ${say.own(title)}`,
    preview: say.moment(startsAt),
    heading: say.own(title),
    blocks: [
      { text: say.hello(name) },
      { text: `you asked us to remind you: it starts on ${say.moment(startsAt)}.` },
      { button: 'Open the page', href: say.href(path) },
    ],
  }),
  ar: ({ name, title, startsAt, path }, say) => ({
    subject: `يبدأ قريبًا: ${say.own(title)}`,
    preview: say.moment(startsAt),
    heading: say.own(title),
    blocks: [
      { text: say.hello(name) },
      { text: `طلبت منا أن نذكّرك: الموعد ${say.moment(startsAt)}.` },
      { button: 'افتح الصفحة', href: say.href(path) },
    ],
  }),
};

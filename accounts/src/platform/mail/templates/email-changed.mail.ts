import type { MailTemplate } from '../mail-template';

/** Open to everybody: the person who receives this mail cannot sign in with this address any more. */
const CONTACT_PATH = '/contact-us';

export const emailChangedMail: MailTemplate<'email-changed'> = {
  en: ({ name, newEmail, at }, say) => ({
    subject: 'Your e-mail address was changed',
    preview: say.moment(at),
    heading: 'Your e-mail address was changed',
    blocks: [
      { text: say.hello(name) },
      {
        text: `since ${say.moment(at)} your ${say.brand} account uses another address${newEmail === null ? '' : `: ${say.own(newEmail)}`}. All other devices were signed out.`,
      },
      { text: 'If that was you, there is nothing to do. If it was not you, write to us at once:' },
      { button: 'It was not me', href: say.href(CONTACT_PATH) },
    ],
  }),
  ar: ({ name, newEmail, at }, say) => ({
    subject: 'تغيّر بريد حسابك',
    preview: say.moment(at),
    heading: 'تغيّر بريد حسابك',
    blocks: [
      { text: say.hello(name) },
      {
        text: `منذ ${say.moment(at)} صار لحسابك في ${say.brand} بريد آخر${newEmail === null ? '' : `: ${say.own(newEmail)}`}. وسُجّل خروجك من بقية الأجهزة.`,
      },
      { text: 'إن كنت أنت من غيّره فلا يلزمك أي إجراء. وإن لم تكن أنت، فراسلنا فورًا:' },
      { button: 'لم أكن أنا', href: say.href(CONTACT_PATH) },
    ],
  }),
};

import type { MailTemplate } from '../mail-template';

const LOGIN_PATH = '/auth/login';

export const accountDeletedMail: MailTemplate<'account-deleted'> = {
  en: ({ name, recoverUntil }, say) => ({
    subject: 'Your account is deleted',
    preview: `You can bring it back until ${say.day(recoverUntil)}.`,
    heading: 'Your account is deleted',
    blocks: [
      { text: say.hello(name) },
      { text: `your ${say.brand} account is deleted, as you asked. All devices are signed out.` },
      {
        text: `Until ${say.moment(recoverUntil)} you can bring it back: log in, and everything is as it was. After that it is gone for good.`,
      },
      { button: 'Bring my account back', href: say.href(LOGIN_PATH) },
    ],
  }),
  ar: ({ name, recoverUntil }, say) => ({
    subject: 'حُذف حسابك',
    preview: `يمكنك استعادته حتى ${say.day(recoverUntil)}.`,
    heading: 'حُذف حسابك',
    blocks: [
      { text: say.hello(name) },
      { text: `حُذف حسابك في ${say.brand} بناءً على طلبك، وسُجّل خروجك من جميع الأجهزة.` },
      {
        text: `يمكنك استعادته حتى ${say.moment(recoverUntil)}: سجّل الدخول ويعود كل شيء كما كان. بعد ذلك يُحذف نهائيًا.`,
      },
      { button: 'استعادة حسابي', href: say.href(LOGIN_PATH) },
    ],
  }),
};

import type { MailTemplate } from '../mail-template';

const FORGOT_PATH = '/auth/forgot-password';

export const accountRecoveredMail: MailTemplate<'account-recovered'> = {
  en: ({ name, at }, say) => ({
    subject: 'Your account is back',
    preview: say.moment(at),
    heading: 'Welcome back',
    blocks: [
      { text: say.hello(name) },
      { text: `your ${say.brand} account was brought back on ${say.moment(at)}. Everything is as it was.` },
      { text: 'If that was not you, choose a new password now:' },
      { button: 'Choose a new password', href: say.href(FORGOT_PATH) },
    ],
  }),
  ar: ({ name, at }, say) => ({
    subject: 'عاد حسابك',
    preview: say.moment(at),
    heading: 'أهلًا بعودتك',
    blocks: [
      { text: say.hello(name) },
      { text: `استُعيد حسابك في ${say.brand} يوم ${say.moment(at)}، وعاد كل شيء كما كان.` },
      { text: 'إن لم تكن أنت من استعاده، فاختر كلمة مرور جديدة الآن:' },
      { button: 'اختيار كلمة مرور جديدة', href: say.href(FORGOT_PATH) },
    ],
  }),
};

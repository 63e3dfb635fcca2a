import type { MailTemplate } from '../mail-template';

const FORGOT_PATH = '/auth/forgot-password';

export const passwordChangedMail: MailTemplate<'password-changed'> = {
  en: ({ name, at }, say) => ({
    subject: 'Your password was changed',
    preview: say.moment(at),
    heading: 'Your password was changed',
    blocks: [
      { text: say.hello(name) },
      {
        text: `the password of your ${say.brand} account was changed on ${say.moment(at)}. If that was you, all is well.`,
      },
      { text: 'If it was not, choose a new password now:' },
      { button: 'Choose a new password', href: say.href(FORGOT_PATH) },
    ],
  }),
  ar: ({ name, at }, say) => ({
    subject: 'تغيّرت كلمة مرورك',
    preview: say.moment(at),
    heading: 'تغيّرت كلمة مرورك',
    blocks: [
      { text: say.hello(name) },
      {
        text: `تغيّرت كلمة مرور حسابك في ${say.brand} يوم ${say.moment(at)}. إن كنت أنت من غيّرها فكل شيء على ما يرام.`,
      },
      { text: 'وإن لم تكن أنت، فاختر كلمة مرور جديدة الآن:' },
      { button: 'اختيار كلمة مرور جديدة', href: say.href(FORGOT_PATH) },
    ],
  }),
};

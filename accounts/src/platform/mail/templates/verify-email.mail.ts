import type { MailTemplate } from '../mail-template';

export const verifyEmailMail: MailTemplate<'verify-email'> = {
  en: ({ path }, say) => ({
    subject: 'Confirm your e-mail address',
    preview: `Confirm it, and your ${say.brand} account is complete.`,
    heading: 'Is this your address?',
    blocks: [
      { text: say.hello(null) },
      {
        text: `please confirm that this e-mail address is yours. Then your ${say.brand} account is complete.`,
      },
      { button: 'Confirm my address', href: say.href(path) },
      { note: `You did not register with ${say.brand}? Then ignore this mail: nothing happens.` },
    ],
  }),
  ar: ({ path }, say) => ({
    subject: 'أكّد بريدك الإلكتروني',
    preview: `أكّده ليكتمل حسابك في ${say.brand}.`,
    heading: 'هل هذا بريدك؟',
    blocks: [
      { text: say.hello(null) },
      { text: `أكّد لنا من فضلك أنّ هذا البريد بريدك. وبعدها يكتمل حسابك في ${say.brand}.` },
      { button: 'تأكيد بريدي', href: say.href(path) },
      { note: `لم تسجّل في ${say.brand}؟ تجاهل هذه الرسالة ولن يحدث شيء.` },
    ],
  }),
};

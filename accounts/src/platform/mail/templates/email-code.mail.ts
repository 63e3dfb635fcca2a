import type { MailTemplate } from '../mail-template';

export const emailCodeMail: MailTemplate<'email-code'> = {
  en: ({ code, minutes }, say) => ({
    subject: 'Your code for a new e-mail address',
    preview: `Valid for ${say.minutes(minutes)}.`,
    heading: 'Is this your new address?',
    blocks: [
      { text: say.hello(null) },
      { text: `enter this code to use this address for your ${say.brand} account from now on:` },
      { code },
      { text: `It is valid for ${say.minutes(minutes)}.` },
      { note: 'You did not ask for it? Then ignore this mail: nothing changes.' },
    ],
  }),
  ar: ({ code, minutes }, say) => ({
    subject: 'رمز تأكيد بريدك الجديد',
    preview: `صالح لمدة ${say.minutes(minutes)}.`,
    heading: 'هل هذا بريدك الجديد؟',
    blocks: [
      { text: say.hello(null) },
      { text: `أدخل هذا الرمز ليصبح هذا البريد بريد حسابك في ${say.brand}:` },
      { code },
      { text: `الرمز صالح لمدة ${say.minutes(minutes)}.` },
      { note: 'لم تطلب الرمز؟ تجاهل هذه الرسالة ولن يتغيّر شيء.' },
    ],
  }),
};

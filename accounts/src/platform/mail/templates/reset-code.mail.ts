import type { MailTemplate } from '../mail-template';

export const resetCodeMail: MailTemplate<'reset-code'> = {
  en: ({ name, code, minutes }, say) => ({
    subject: 'Your code for a new password',
    preview: `Valid for ${say.minutes(minutes)}.`,
    heading: 'A new password',
    blocks: [
      { text: say.hello(name) },
      { text: 'enter this code to choose a new password:' },
      { code },
      { text: `It is valid for ${say.minutes(minutes)}.` },
      { note: 'You did not ask for it? Then keep the code to yourself: your password stays as it is.' },
    ],
  }),
  ar: ({ name, code, minutes }, say) => ({
    subject: 'رمزك لكلمة مرور جديدة',
    preview: `صالح لمدة ${say.minutes(minutes)}.`,
    heading: 'كلمة مرور جديدة',
    blocks: [
      { text: say.hello(name) },
      { text: 'أدخل هذا الرمز لتختار كلمة مرور جديدة:' },
      { code },
      { text: `الرمز صالح لمدة ${say.minutes(minutes)}.` },
      { note: 'لم تطلب الرمز؟ لا تشاركه مع أحد، وستبقى كلمة مرورك كما هي.' },
    ],
  }),
};

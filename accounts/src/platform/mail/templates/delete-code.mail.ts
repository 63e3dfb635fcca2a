import type { MailTemplate } from '../mail-template';

export const deleteCodeMail: MailTemplate<'delete-code'> = {
  en: ({ name, code, minutes }, say) => ({
    subject: 'Your code to delete your account',
    preview: `Valid for ${say.minutes(minutes)}.`,
    heading: 'Delete your account?',
    blocks: [
      { text: say.hello(name) },
      { text: `enter this code to confirm that your ${say.brand} account is to be deleted:` },
      { code },
      { text: `It is valid for ${say.minutes(minutes)}.` },
      { note: 'You did not ask for it? Then keep the code to yourself: your account stays as it is.' },
    ],
  }),
  ar: ({ name, code, minutes }, say) => ({
    subject: 'رمز حذف حسابك',
    preview: `صالح لمدة ${say.minutes(minutes)}.`,
    heading: 'هل تريد حذف حسابك؟',
    blocks: [
      { text: say.hello(name) },
      { text: `أدخل هذا الرمز لتأكيد حذف حسابك في ${say.brand}:` },
      { code },
      { text: `الرمز صالح لمدة ${say.minutes(minutes)}.` },
      { note: 'لم تطلب الرمز؟ لا تشاركه مع أحد، وسيبقى حسابك كما هو.' },
    ],
  }),
};

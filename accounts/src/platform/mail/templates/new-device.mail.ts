import type { MailTemplate } from '../mail-template';

const FORGOT_PATH = '/auth/forgot-password';

const deviceFact = (label: string, device: string | null): [string, string][] =>
  device === null ? [] : [[label, device]];

export const newDeviceMail: MailTemplate<'new-device'> = {
  en: ({ name, device, at }, say) => ({
    subject: 'A new device signed in',
    preview: say.typed(device) ?? say.moment(at),
    heading: 'A new device signed in',
    blocks: [
      { text: say.hello(name) },
      { text: `somebody signed in to your ${say.brand} account from a device that we had not seen before.` },
      {
        facts: [...deviceFact('Device', say.typed(device)), ['Time', say.moment(at)]],
      },
      { text: 'If it was you, there is nothing to do. If not, choose a new password now:' },
      { button: 'Choose a new password', href: say.href(FORGOT_PATH) },
    ],
  }),
  ar: ({ name, device, at }, say) => ({
    subject: 'تسجيل دخول من جهاز جديد',
    preview: say.typed(device) ?? say.moment(at),
    heading: 'تسجيل دخول من جهاز جديد',
    blocks: [
      { text: say.hello(name) },
      { text: `سُجّل الدخول إلى حسابك في ${say.brand} من جهاز لم نره من قبل.` },
      {
        facts: [...deviceFact('الجهاز', say.typed(device)), ['الوقت', say.moment(at)]],
      },
      { text: 'إن كنت أنت فلا يلزمك أي إجراء. وإلا فاختر كلمة مرور جديدة الآن:' },
      { button: 'اختيار كلمة مرور جديدة', href: say.href(FORGOT_PATH) },
    ],
  }),
};

import type { MailTemplate } from '../mail-template';

const SUBSCRIPTION_PATH = '/settings/subscription';

export const renewalFailedMail: MailTemplate<'renewal-failed'> = {
  en: ({ name, plan, nextTryAt, graceEndsAt, ...amount }, say) => ({
    subject: 'Your payment did not go through',
    preview: `You can watch as before until ${say.day(graceEndsAt)}.`,
    heading: 'Your payment did not go through',
    blocks: [
      { text: say.hello(name) },
      {
        text: `we could not charge ${say.money(amount)} for ${say.own(plan)}. Perhaps the card has expired, or the bank refused it.`,
      },
      {
        text:
          nextTryAt === null
            ? 'We will not try again by ourselves.'
            : `We will try again on ${say.day(nextTryAt)}.`,
      },
      {
        text: `You can watch as before until ${say.moment(graceEndsAt)}. After that you are on the free plan, unless it is paid by then.`,
      },
      { button: 'Pay now', href: say.href(SUBSCRIPTION_PATH) },
    ],
  }),
  ar: ({ name, plan, nextTryAt, graceEndsAt, ...amount }, say) => ({
    subject: 'تعذّر تحصيل دفعتك',
    preview: `يمكنك المشاهدة كالمعتاد حتى ${say.day(graceEndsAt)}.`,
    heading: 'تعذّر تحصيل دفعتك',
    blocks: [
      { text: say.hello(name) },
      {
        text: `لم نتمكن من تحصيل ${say.money(amount)} عن باقة «${say.own(plan)}». ربما انتهت صلاحية البطاقة أو رفضها البنك.`,
      },
      {
        text: nextTryAt === null ? 'لن نعيد المحاولة تلقائيًا.' : `سنعيد المحاولة يوم ${say.day(nextTryAt)}.`,
      },
      {
        text: `يمكنك المشاهدة كالمعتاد حتى ${say.moment(graceEndsAt)}. بعدها ينتقل حسابك إلى الباقة المجانية ما لم تُسدَّد الدفعة قبل ذلك.`,
      },
      { button: 'ادفع الآن', href: say.href(SUBSCRIPTION_PATH) },
    ],
  }),
};

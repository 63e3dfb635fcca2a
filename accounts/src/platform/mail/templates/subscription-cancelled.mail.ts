import type { MailTemplate } from '../mail-template';

const SUBSCRIPTION_PATH = '/settings/subscription';
const STORES = { google: 'Google Play', apple: 'App Store' } as const;

export const subscriptionCancelledMail: MailTemplate<'subscription-cancelled'> = {
  en: ({ name, plan, endsAt, store }, say) => ({
    subject: 'Your subscription is cancelled',
    preview: `You can watch until ${say.day(endsAt)}.`,
    heading: 'Your subscription is cancelled',
    blocks: [
      { text: say.hello(name) },
      {
        text: `your subscription ${say.own(plan)} will not be renewed. It stays active until ${say.moment(endsAt)}; after that you are on the free plan.`,
      },
      ...(store === null
        ? [{ text: 'Changed your mind? Until then you can resume it in your settings.' }]
        : [
            {
              text: `It is paid through ${say.own(STORES[store])}: please cancel it there too, or the store may charge you again.`,
            },
          ]),
      { button: 'See my subscription', href: say.href(SUBSCRIPTION_PATH) },
    ],
  }),
  ar: ({ name, plan, endsAt, store }, say) => ({
    subject: 'أُلغي اشتراكك',
    preview: `يمكنك المشاهدة حتى ${say.day(endsAt)}.`,
    heading: 'أُلغي اشتراكك',
    blocks: [
      { text: say.hello(name) },
      {
        text: `لن يتجدّد اشتراكك في باقة «${say.own(plan)}». يبقى فعالًا حتى ${say.moment(endsAt)}، ثم ينتقل حسابك إلى الباقة المجانية.`,
      },
      ...(store === null
        ? [{ text: 'غيّرت رأيك؟ يمكنك استئنافه من إعداداتك قبل ذلك.' }]
        : [
            {
              text: `اشتراكك مدفوع عبر ${say.own(STORES[store])}: ألغِه هناك أيضًا كي لا يخصم منك المتجر مرة أخرى.`,
            },
          ]),
      { button: 'عرض اشتراكي', href: say.href(SUBSCRIPTION_PATH) },
    ],
  }),
};

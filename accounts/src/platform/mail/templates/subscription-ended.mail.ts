import type { MailTemplate } from '../mail-template';

const PLANS_PATH = '/subscribe';

export const subscriptionEndedMail: MailTemplate<'subscription-ended'> = {
  en: ({ name, plan }, say) => ({
    subject: 'Your subscription has ended',
    preview: 'You are on the free plan now.',
    heading: 'Your subscription has ended',
    blocks: [
      { text: say.hello(name) },
      {
        text: `your subscription ${say.own(plan)} has ended. Your account, your list and where you stopped watching stay as they are, on the free plan.`,
      },
      { text: 'Whenever you like, you can come back:' },
      { button: 'See the plans', href: say.href(PLANS_PATH) },
    ],
  }),
  ar: ({ name, plan }, say) => ({
    subject: 'انتهى اشتراكك',
    preview: 'حسابك الآن على الباقة المجانية.',
    heading: 'انتهى اشتراكك',
    blocks: [
      { text: say.hello(name) },
      {
        text: `انتهى اشتراكك في باقة «${say.own(plan)}». حسابك وقائمتك ومواضع توقفك عن المشاهدة تبقى كما هي على الباقة المجانية.`,
      },
      { text: 'ومتى أحببت يمكنك العودة:' },
      { button: 'عرض الباقات', href: say.href(PLANS_PATH) },
    ],
  }),
};

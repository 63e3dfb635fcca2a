import type { MailTemplate } from '../mail-template';

const SUBSCRIPTION_PATH = '/settings/subscription';

export const trialEndsSoonMail: MailTemplate<'trial-ends-soon'> = {
  en: ({ name, plan, endsAt, fullPrice, ...amount }, say) => ({
    subject: 'Your free trial ends soon',
    preview: `${say.day(endsAt)}, then ${say.money(amount)}`,
    heading: 'Your free trial ends soon',
    blocks: [
      { text: say.hello(name) },
      { text: `your free trial of ${say.brand} runs until ${say.moment(endsAt)}.` },
      {
        text: `After that ${say.own(plan)} goes on for ${say.money(amount)}. You would like to stay? Then there is nothing to do.`,
      },
      ...(fullPrice === null
        ? []
        : [
            {
              text: `From ${say.day(fullPrice.at)} it costs ${say.money({ ...amount, ...fullPrice })}, because your promo code ends then.`,
            },
          ]),
      { text: 'You would not? Cancel before it ends, and nothing is charged.' },
      { button: 'See my subscription', href: say.href(SUBSCRIPTION_PATH) },
    ],
  }),
  ar: ({ name, plan, endsAt, fullPrice, ...amount }, say) => ({
    subject: 'تجربتك المجانية تنتهي قريبًا',
    preview: `${say.day(endsAt)}، ثم ${say.money(amount)}`,
    heading: 'تجربتك المجانية تنتهي قريبًا',
    blocks: [
      { text: say.hello(name) },
      { text: `تستمر تجربتك المجانية في ${say.brand} حتى ${say.moment(endsAt)}.` },
      {
        text: `بعدها تبدأ باقة «${say.own(plan)}» بسعر ${say.money(amount)}. إن أردت البقاء معنا فلا يلزمك أي إجراء.`,
      },
      ...(fullPrice === null
        ? []
        : [
            {
              text: `وابتداءً من ${say.day(fullPrice.at)} يصبح السعر ${say.money({ ...amount, ...fullPrice })}، لأن مدة الرمز الترويجي تنتهي حينها.`,
            },
          ]),
      { text: 'وإن لم ترغب، فألغِ الاشتراك قبل انتهائها ولن يُخصم منك شيء.' },
      { button: 'عرض اشتراكي', href: say.href(SUBSCRIPTION_PATH) },
    ],
  }),
};

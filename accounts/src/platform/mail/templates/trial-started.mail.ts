import type { MailTemplate } from '../mail-template';

const SUBSCRIPTION_PATH = '/settings/subscription';

export const trialStartedMail: MailTemplate<'trial-started'> = {
  en: ({ name, plan, endsAt, fullPrice, ...amount }, say) => ({
    subject: 'Your free trial has begun',
    preview: `Free until ${say.day(endsAt)}, then ${say.money(amount)}`,
    heading: 'Your free trial has begun',
    blocks: [
      { text: say.hello(name) },
      {
        text: `welcome to ${say.brand}. Your card is checked, and what that took is on its way back to you.`,
      },
      {
        facts: [
          ['Plan', say.own(plan)],
          ['Free until', say.moment(endsAt)],
          ['First payment', say.money(amount)],
          ...(fullPrice === null
            ? []
            : [[`From ${say.day(fullPrice.at)}`, say.money({ ...amount, ...fullPrice })] as const]),
        ],
      },
      { text: 'We write to you again before that. Cancel until then, and nothing is charged.' },
      { button: 'See my subscription', href: say.href(SUBSCRIPTION_PATH) },
    ],
  }),
  ar: ({ name, plan, endsAt, fullPrice, ...amount }, say) => ({
    subject: 'بدأت تجربتك المجانية',
    preview: `مجانًا حتى ${say.day(endsAt)}، ثم ${say.money(amount)}`,
    heading: 'بدأت تجربتك المجانية',
    blocks: [
      { text: say.hello(name) },
      { text: `أهلًا بك في ${say.brand}. تحققنا من بطاقتك، والمبلغ الذي خُصم لذلك في طريقه إليك.` },
      {
        facts: [
          ['الباقة', say.own(plan)],
          ['مجانًا حتى', say.moment(endsAt)],
          ['الدفعة الأولى', say.money(amount)],
          ...(fullPrice === null
            ? []
            : [[`ابتداءً من ${say.day(fullPrice.at)}`, say.money({ ...amount, ...fullPrice })] as const]),
        ],
      },
      { text: 'سنراسلك مرة أخرى قبل ذلك. وإن ألغيت قبل هذا الموعد فلن يُخصم منك شيء.' },
      { button: 'عرض اشتراكي', href: say.href(SUBSCRIPTION_PATH) },
    ],
  }),
};

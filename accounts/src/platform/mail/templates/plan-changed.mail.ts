import type { MailTemplate } from '../mail-template';

const SUBSCRIPTION_PATH = '/settings/subscription';

export const planChangedMail: MailTemplate<'plan-changed'> = {
  en: ({ name, plan, takesEffect, effectiveAt, paidMinor, nextAt, ...next }, say) => {
    const sentences = {
      now: `your plan is now ${say.own(plan)}.`,
      at_period_end: `from ${say.day(effectiveAt)} your plan is ${say.own(plan)}. Until then everything stays as it is, and nothing is charged.`,
      kept: `your plan stays ${say.own(plan)}: the change that you had planned is off.`,
    };
    return {
      subject: takesEffect === 'kept' ? 'Your plan stays as it is' : 'Your plan was changed',
      preview: `${say.own(plan)}: ${say.money(next)} on ${say.day(nextAt)}`,
      heading: takesEffect === 'kept' ? 'Your plan stays as it is' : 'Your plan was changed',
      blocks: [
        { text: say.hello(name) },
        { text: sentences[takesEffect] },
        {
          facts: [
            ['Plan', say.own(plan)],
            ...(takesEffect === 'kept' ? [] : [['In force from', say.day(effectiveAt)] as const]),
            ...(paidMinor === null
              ? []
              : [['Paid now', say.money({ ...next, amountMinor: paidMinor })] as const]),
            ['Next payment', `${say.money(next)}, ${say.day(nextAt)}`],
          ],
        },
        { text: 'You can change or cancel your plan in your settings whenever you like.' },
        { button: 'See my subscription', href: say.href(SUBSCRIPTION_PATH) },
      ],
    };
  },
  ar: ({ name, plan, takesEffect, effectiveAt, paidMinor, nextAt, ...next }, say) => {
    const sentences = {
      now: `باقتك الآن «${say.own(plan)}».`,
      at_period_end: `تصبح باقتك «${say.own(plan)}» ابتداءً من ${say.day(effectiveAt)}. وحتى ذلك اليوم يبقى كل شيء كما هو ولا يُخصم منك شيء.`,
      kept: `تبقى باقتك «${say.own(plan)}»، وأُلغي التغيير الذي كنت قد اخترته.`,
    };
    return {
      subject: takesEffect === 'kept' ? 'باقتك باقية كما هي' : 'تغيّرت باقتك',
      preview: `${say.own(plan)}: ${say.money(next)} في ${say.day(nextAt)}`,
      heading: takesEffect === 'kept' ? 'باقتك باقية كما هي' : 'تغيّرت باقتك',
      blocks: [
        { text: say.hello(name) },
        { text: sentences[takesEffect] },
        {
          facts: [
            ['الباقة', say.own(plan)],
            ...(takesEffect === 'kept' ? [] : [['تسري من', say.day(effectiveAt)] as const]),
            ...(paidMinor === null
              ? []
              : [['المدفوع الآن', say.money({ ...next, amountMinor: paidMinor })] as const]),
            ['الدفعة القادمة', `${say.money(next)}، ${say.day(nextAt)}`],
          ],
        },
        { text: 'يمكنك تغيير باقتك أو إلغاؤها من إعداداتك متى شئت.' },
        { button: 'عرض اشتراكي', href: say.href(SUBSCRIPTION_PATH) },
      ],
    };
  },
};

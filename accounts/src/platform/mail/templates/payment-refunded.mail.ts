import type { MailTemplate } from '../mail-template';
import { reversalEnding } from '../reversal-ending';

export const paymentRefundedMail: MailTemplate<'payment-refunded'> = {
  en: ({ name, plan, paidAt, failed, ended, resumed, ...amount }, say) => {
    const subject = failed ? 'Your refund did not arrive' : 'Your refund is on its way';
    return {
      subject,
      preview: say.money(amount),
      heading: subject,
      blocks: [
        { text: say.hello(name) },
        {
          text: failed
            ? `your bank did not accept the ${say.money(amount)} that we sent back for your payment of ${say.day(paidAt)}. The money is with us, and our support will write to you.`
            : `we have refunded ${say.money(amount)} of your payment of ${say.day(paidAt)} for ${say.own(plan)}. Your bank may need a few days until you see it.`,
        },
        ...reversalEnding('en', { ended, goesOn: resumed }, say),
      ],
    };
  },
  ar: ({ name, plan, paidAt, failed, ended, resumed, ...amount }, say) => {
    const subject = failed ? 'لم يصل إليك المبلغ المُعاد' : 'أعدنا إليك مبلغك';
    return {
      subject,
      preview: say.money(amount),
      heading: subject,
      blocks: [
        { text: say.hello(name) },
        {
          text: failed
            ? `لم يقبل بنكك مبلغ ${say.money(amount)} الذي أعدناه من دفعتك بتاريخ ${say.day(paidAt)}. المبلغ محفوظ لدينا، وسيراسلك فريق الدعم.`
            : `أعدنا ${say.money(amount)} من دفعتك بتاريخ ${say.day(paidAt)} عن باقة «${say.own(plan)}». قد يحتاج بنكك إلى بضعة أيام حتى يظهر المبلغ في حسابك.`,
        },
        ...reversalEnding('ar', { ended, goesOn: resumed }, say),
      ],
    };
  },
};

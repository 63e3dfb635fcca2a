import type { MailTemplate } from '../mail-template';
import { reversalEnding } from '../reversal-ending';

export const paymentDisputedMail: MailTemplate<'payment-disputed'> = {
  en: ({ name, plan, state, paidAt, ended, runs, ...amount }, say) => {
    const paid = `your payment of ${say.day(paidAt)} for ${say.own(plan)}`;
    const subject = {
      open: 'Your bank is questioning a payment',
      won: 'The question about your payment is settled',
      lost: 'Your payment went back to your card',
    }[state];
    const said = {
      open: `your bank asks for ${say.money(amount)} of ${paid} back. If you did not ask your bank for this, please tell it that the payment is yours.`,
      won: `your bank has confirmed ${paid}: ${say.money(amount)}.`,
      lost: `your bank has given you back ${say.money(amount)} of ${paid}.`,
    }[state];
    return {
      subject,
      preview: say.money(amount),
      heading: subject,
      blocks: [
        { text: say.hello(name) },
        { text: said },
        ...(runs && state === 'open'
          ? [{ text: 'You can watch as before. We charge nothing until your bank has decided.' }]
          : []),
        ...reversalEnding('en', { ended, goesOn: runs && state === 'won' }, say),
      ],
    };
  },
  ar: ({ name, plan, state, paidAt, ended, runs, ...amount }, say) => {
    const paid = `دفعتك بتاريخ ${say.day(paidAt)} عن باقة «${say.own(plan)}»`;
    const subject = {
      open: 'بنكك يعترض على إحدى دفعاتك',
      won: 'حُسم الاعتراض على دفعتك',
      lost: 'أعاد البنك دفعتك إلى بطاقتك',
    }[state];
    const said = {
      open: `يطلب بنكك استرداد ${say.money(amount)} من ${paid}. إن لم تطلب ذلك من بنكك، فأخبره من فضلك بأن الدفعة لك.`,
      won: `أكّد بنكك ${paid}، وقدرها ${say.money(amount)}.`,
      lost: `أعاد إليك بنكك ${say.money(amount)} من ${paid}.`,
    }[state];
    return {
      subject,
      preview: say.money(amount),
      heading: subject,
      blocks: [
        { text: say.hello(name) },
        { text: said },
        ...(runs && state === 'open'
          ? [{ text: 'يمكنك المشاهدة كالمعتاد، ولن نخصم منك شيئًا حتى يحسم بنكك الأمر.' }]
          : []),
        ...reversalEnding('ar', { ended, goesOn: runs && state === 'won' }, say),
      ],
    };
  },
};

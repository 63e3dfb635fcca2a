import type { MailTemplate } from '../mail-template';

const SUBSCRIPTION_PATH = '/settings/subscription';

export const paymentRefundedMail: MailTemplate<'payment-refunded'> = {
  en: ({ name, plan, paidAt, failed, ended, ...amount }, say) => {
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
        ...(ended
          ? [
              {
                text: 'Your subscription has ended with it, and nothing more is charged. Your account, your list and where you stopped watching stay as they are, on the free plan.',
              },
            ]
          : []),
        { button: 'See my subscription', href: say.href(SUBSCRIPTION_PATH) },
      ],
    };
  },
  ar: ({ name, plan, paidAt, failed, ended, ...amount }, say) => {
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
        ...(ended
          ? [
              {
                text: 'انتهى اشتراكك بذلك ولن يُخصم منك شيء بعد الآن. حسابك وقائمتك ومواضع توقفك عن المشاهدة تبقى كما هي على الباقة المجانية.',
              },
            ]
          : []),
        { button: 'عرض اشتراكي', href: say.href(SUBSCRIPTION_PATH) },
      ],
    };
  },
};

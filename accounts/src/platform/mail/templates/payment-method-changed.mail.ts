import { cardText } from '@sahra/schemas/card-text';

import type { MailTemplate } from '../mail-template';

const SUBSCRIPTION_PATH = '/settings/subscription';
const APPLE_PAY = 'Apple Pay';

export const paymentMethodChangedMail: MailTemplate<'payment-method-changed'> = {
  en: ({ name, plan, method, card, at, next }, say) => {
    const payer = [method === 'apple_pay' ? APPLE_PAY : null, cardText(card)].filter((part) => part !== null);
    return {
      subject: 'Your payment method was changed',
      preview: say.moment(at),
      heading: 'Your payment method was changed',
      blocks: [
        { text: say.hello(name) },
        { text: `since ${say.moment(at)} your subscription ${say.own(plan)} is paid in another way.` },
        {
          facts: [
            ['Payment method', payer.length > 0 ? say.own(payer.join(', ')) : 'Card'],
            next
              ? ['Next payment', `${say.money(next)}, ${say.day(next.at)}`]
              : ['Next payment', 'None: your subscription is cancelled'],
          ],
        },
        { text: 'Was it not you? Then change your password, and choose the payment method again:' },
        { button: 'See my subscription', href: say.href(SUBSCRIPTION_PATH) },
      ],
    };
  },
  ar: ({ name, plan, method, card, at, next }, say) => {
    const payer = [method === 'apple_pay' ? APPLE_PAY : null, cardText(card)].filter((part) => part !== null);
    return {
      subject: 'تغيّرت طريقة دفعك',
      preview: say.moment(at),
      heading: 'تغيّرت طريقة دفعك',
      blocks: [
        { text: say.hello(name) },
        { text: `منذ ${say.moment(at)} صار اشتراكك في باقة «${say.own(plan)}» يُدفع بطريقة أخرى.` },
        {
          facts: [
            ['طريقة الدفع', payer.length > 0 ? say.own(payer.join(', ')) : 'بطاقة'],
            next
              ? ['الدفعة القادمة', `${say.money(next)}، ${say.day(next.at)}`]
              : ['الدفعة القادمة', 'لا شيء، فاشتراكك ملغى'],
          ],
        },
        { text: 'إن لم تكن أنت من غيّرها، فغيّر كلمة مرورك ثم اختر طريقة الدفع من جديد:' },
        { button: 'عرض اشتراكي', href: say.href(SUBSCRIPTION_PATH) },
      ],
    };
  },
};

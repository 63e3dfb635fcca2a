import { cardText } from '@sahra/schemas/card-text';

import type { MailTemplate } from '../mail-template';

const SUBSCRIPTION_PATH = '/settings/subscription';

export const cardExpiresSoonMail: MailTemplate<'card-expires-soon'> = {
  en: ({ name, plan, card, dueAt, ...amount }, say) => {
    const text = cardText(card);
    return {
      subject: 'Your card expires before the next payment',
      preview: `${say.money(amount)}, ${say.day(dueAt)}`,
      heading: 'Your card expires before the next payment',
      blocks: [
        { text: say.hello(name) },
        {
          text: `${text === null ? 'the card' : `your card ${say.own(text)}`} that pays for ${say.own(plan)} is no longer valid on ${say.day(dueAt)}, when ${say.money(amount)} is due. Enter your new card, and nothing is interrupted.`,
        },
        { button: 'Change payment method', href: say.href(SUBSCRIPTION_PATH) },
      ],
    };
  },
  ar: ({ name, plan, card, dueAt, ...amount }, say) => {
    const text = cardText(card);
    return {
      subject: 'تنتهي صلاحية بطاقتك قبل الدفعة القادمة',
      preview: `${say.money(amount)}، ${say.day(dueAt)}`,
      heading: 'تنتهي صلاحية بطاقتك قبل الدفعة القادمة',
      blocks: [
        { text: say.hello(name) },
        {
          text: `${text === null ? 'البطاقة' : `بطاقتك ${say.own(text)}`} التي تُدفع بها باقة «${say.own(plan)}» لن تكون صالحة يوم ${say.day(dueAt)} حين يحل موعد دفع ${say.money(amount)}. أدخل بطاقتك الجديدة لتستمر المشاهدة بلا انقطاع.`,
        },
        { button: 'تغيير طريقة الدفع', href: say.href(SUBSCRIPTION_PATH) },
      ],
    };
  },
};

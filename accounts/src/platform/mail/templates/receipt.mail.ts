import type { MailTemplate } from '../mail-template';

export const receiptMail: MailTemplate<'receipt'> = {
  en: ({ name, number, plan, path, from, until, next, ...amount }, say) => ({
    subject: `Receipt ${say.own(number)}`,
    preview: `${say.own(plan)}: ${say.money(amount)}`,
    heading: 'Thank you for your payment',
    blocks: [
      { text: say.hello(name) },
      { text: `we have received your payment for ${say.brand}.` },
      {
        facts: [
          ['Receipt', say.own(number)],
          ['Plan', say.own(plan)],
          ['Period', say.days(from, until)],
          ['Paid', say.money(amount)],
          ...(next === null
            ? []
            : [['Next payment', `${say.money({ ...amount, ...next })}, ${say.day(next.at)}`] as const]),
        ],
      },
      { button: 'Open the receipt', href: say.href(path) },
    ],
  }),
  ar: ({ name, number, plan, path, from, until, next, ...amount }, say) => ({
    subject: `الإيصال ${say.own(number)}`,
    preview: `${say.own(plan)}: ${say.money(amount)}`,
    heading: 'شكرًا لك، وصلتنا دفعتك',
    blocks: [
      { text: say.hello(name) },
      { text: `استلمنا دفعتك عن اشتراكك في ${say.brand}.` },
      {
        facts: [
          ['الإيصال', say.own(number)],
          ['الباقة', say.own(plan)],
          ['المدة', say.days(from, until)],
          ['المدفوع', say.money(amount)],
          ...(next === null
            ? []
            : [['الدفعة القادمة', `${say.money({ ...amount, ...next })}، ${say.day(next.at)}`] as const]),
        ],
      },
      { button: 'عرض الإيصال', href: say.href(path) },
    ],
  }),
};

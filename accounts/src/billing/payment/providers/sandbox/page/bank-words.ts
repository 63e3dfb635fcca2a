import type { Locale } from '@sahra/schemas/constants';

import type { BankAct, BankProblem } from '../sandbox-bank';

interface BankWords {
  title: string;
  text: string;
  email: string;
  payment: string;
  paymentHint: string;
  act: string;
  amount: string;
  amountHint: string;
  send: string;
  sent: (act: string) => string;
  acts: Record<BankAct, string>;
  problems: Record<BankProblem | 'amount', string>;
}

/** Texts of the page that plays the bank and the provider's dashboard. */
export const BANK_WORDS: Record<Locale, BankWords> = {
  en: {
    title: 'Play the bank',
    text: 'Do what the card holder’s bank or the payment provider’s staff does about a payment. Sahra is told by signed webhooks, as the card behaves.',
    email: 'Viewer’s email',
    payment: 'Payment',
    paymentHint: 'Its id, as in the payments of the viewer. Empty: the last one that was paid',
    act: 'What happens',
    amount: 'Amount in minor units',
    amountHint: 'Of a refund or a dispute, like 500 for 5.00. Empty: all of it',
    send: 'Do it at the bank',
    sent: (act) => `Done: “${act}”. Sahra knows within seconds.`,
    acts: {
      refund: 'The provider refunds it',
      fail_refund: 'A refund of it does not arrive',
      open_dispute: 'The card holder disputes it; the bank takes the money',
      win_dispute: 'The bank decides the dispute for Sahra',
      lose_dispute: 'The bank decides the dispute for the card holder',
      warn_of_fraud: 'The bank warns of fraud',
      expire_card: 'The card expires',
      renew_card: 'The bank renews the card, and the provider takes its new number over',
    },
    problems: {
      notPaid: 'No such payment was paid here.',
      tooMuch: 'That is more than is left of the payment.',
      noRefund: 'There is no refund of this payment.',
      noDispute: 'There is no open dispute about this payment.',
      disputed: 'A dispute about this payment is open already.',
      amount: 'Write a whole number, or nothing.',
    },
  },
  ar: {
    title: 'مثّل دور البنك',
    text: 'افعل بالدفعة ما يفعله بنك صاحب البطاقة أو موظفو مزوّد الدفع. يصل الخبر إلى سهرة بإشعارات موقّعة، وفق سلوك البطاقة.',
    email: 'بريد المشاهد',
    payment: 'الدفعة',
    paymentHint: 'معرّفها كما في دفعات المشاهد. إن تركته فارغًا فآخر دفعة سُدّدت',
    act: 'ماذا يحدث',
    amount: 'المبلغ بأصغر وحدة',
    amountHint: 'للإعادة أو الاعتراض، مثل 500 لمبلغ 5.00. إن تركته فارغًا فالمبلغ كله',
    send: 'نفّذ لدى البنك',
    sent: (act) => `تم: «${act}». تعلم سهرة بذلك خلال ثوانٍ.`,
    acts: {
      refund: 'مزوّد الدفع يعيد المبلغ',
      fail_refund: 'مبلغ مُعاد منها لا يصل',
      open_dispute: 'صاحب البطاقة يعترض، والبنك يسحب المبلغ',
      win_dispute: 'البنك يحسم الاعتراض لصالح سهرة',
      lose_dispute: 'البنك يحسم الاعتراض لصالح صاحب البطاقة',
      warn_of_fraud: 'البنك يحذّر من احتيال',
      expire_card: 'تنتهي صلاحية البطاقة',
      renew_card: 'البنك يجدّد البطاقة، ومزوّد الدفع يأخذ رقمها الجديد',
    },
    problems: {
      notPaid: 'لم تُسدَّد دفعة كهذه هنا.',
      tooMuch: 'هذا أكثر مما بقي من الدفعة.',
      noRefund: 'لا يوجد مبلغ مُعاد من هذه الدفعة.',
      noDispute: 'لا يوجد اعتراض مفتوح على هذه الدفعة.',
      disputed: 'على هذه الدفعة اعتراض مفتوح من قبل.',
      amount: 'اكتب عددًا صحيحًا أو اتركه فارغًا.',
    },
  },
};

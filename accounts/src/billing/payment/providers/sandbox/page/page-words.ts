import type { Locale } from '@sahra/schemas/constants';

import type { SandboxBehaviour } from '../sandbox-behaviour';

interface PageWords {
  /** Text of the link to the other language, written in that language. */
  otherLanguage: string;
  sandbox: string;
  note: string;
  pay: (amount: string) => string;
  /** Heading of what follows the payment. */
  follows: string;
  applePay: string;
  orByCard: string;
  number: string;
  expiry: string;
  expiryHint: string;
  cvc: string;
  cvcHint: string;
  leave: string;
  triesLeft: (tries: number) => string;
  cardsTitle: string;
  cardsHint: string;
  cardColumn: string;
  behaviourColumn: string;
  behaviours: Record<SandboxBehaviour, string>;
  newCard: string;
  challengeTitle: string;
  challengeText: (last4: string) => string;
  confirm: string;
  refuse: string;
  overTitle: string;
  overText: string;
  backToSite: string;
  error: string;
}

/** Texts of the sandbox pages. */
export const PAGE_WORDS: Record<Locale, PageWords> = {
  en: {
    otherLanguage: 'العربية',
    sandbox: 'Payment sandbox',
    note: 'No money moves here. Pay with one of the test cards below.',
    pay: (amount) => `Pay ${amount}`,
    follows: 'What follows',
    applePay: 'Pay with Apple Pay',
    orByCard: 'or by card',
    number: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'Month and year, like 08 / 34',
    cvc: 'Security code',
    cvcHint: 'Three digits on the back',
    leave: 'Cancel and go back',
    triesLeft: (tries) => (tries === 1 ? 'One try is left.' : `${tries} tries are left.`),
    cardsTitle: 'Test cards',
    cardsHint:
      'Any date to come and any three digits will do. Under each number is what an app sends as payment_token instead.',
    cardColumn: 'Card',
    behaviourColumn: 'What it does',
    behaviours: {
      succeeds: 'Pays',
      declined: 'Is declined by the bank',
      insufficient_funds: 'Has too little money on it',
      expired: 'Is refused as expired',
      challenge: 'Asks you to confirm on a second page (3-D Secure)',
      declined_later: 'Pays now and is declined at every renewal',
      late: 'Pays after 30 seconds, and the shop hears of it then',
      twice: 'Pays, and the shop hears of it twice',
      out_of_order: 'Pays, and old news reaches the shop after the new',
      never: 'Pays, and the shop never hears of it unless it asks',
    },
    newCard: 'A new card, with its own free trial: pays',
    challengeTitle: 'Is this you?',
    challengeText: (last4) => `Your bank asks you to confirm this payment with the card ending in ${last4}.`,
    confirm: 'Yes, pay',
    refuse: 'No, do not pay',
    overTitle: 'This payment page is over',
    overText: 'It was used already, or it never was.',
    backToSite: 'Back to the site',
    error: 'Error',
  },
  ar: {
    otherLanguage: 'English',
    sandbox: 'بيئة الدفع التجريبية',
    note: 'لا يُخصم هنا أي مبلغ. ادفع بإحدى البطاقات التجريبية أدناه.',
    pay: (amount) => `ادفع ${amount}`,
    follows: 'وماذا بعد ذلك',
    applePay: 'ادفع عبر Apple Pay',
    orByCard: 'أو بالبطاقة',
    number: 'رقم البطاقة',
    expiry: 'تاريخ الانتهاء',
    expiryHint: 'الشهر والسنة، مثل \u206608 / 34\u2069',
    cvc: 'رمز الأمان',
    cvcHint: 'ثلاثة أرقام خلف البطاقة',
    leave: 'إلغاء والعودة',
    triesLeft: (tries) => (tries === 1 ? 'بقيت محاولة واحدة.' : 'بقيت محاولتان.'),
    cardsTitle: 'البطاقات التجريبية',
    cardsHint: 'يصلح أي تاريخ قادم وأي ثلاثة أرقام. وتحت كل رقم ما ترسله التطبيقات بدلًا منه في payment_token.',
    cardColumn: 'البطاقة',
    behaviourColumn: 'ما تفعله',
    behaviours: {
      succeeds: 'تدفع',
      declined: 'يرفضها البنك',
      insufficient_funds: 'رصيدها لا يكفي',
      expired: 'تُرفض لانتهاء صلاحيتها',
      challenge: 'تطلب تأكيدك في صفحة ثانية (\u20663-D Secure\u2069)',
      declined_later: 'تدفع الآن وتُرفض عند كل تجديد',
      late: 'تدفع بعد 30 ثانية، وعندها يعلم المتجر',
      twice: 'تدفع، ويصل الخبر إلى المتجر مرتين',
      out_of_order: 'تدفع، ويصل خبر قديم إلى المتجر بعد الجديد',
      never: 'تدفع، ولا يعلم المتجر إلا إذا سأل',
    },
    newCard: 'بطاقة جديدة لها تجربتها المجانية: تدفع',
    challengeTitle: 'هل هذا أنت؟',
    challengeText: (last4) => `يطلب بنكك تأكيد هذه العملية بالبطاقة المنتهية بالأرقام ${last4}.`,
    confirm: 'نعم، ادفع',
    refuse: 'لا، لا تدفع',
    overTitle: 'انتهت صفحة الدفع هذه',
    overText: 'سبق استخدامها، أو لم تكن موجودة.',
    backToSite: 'العودة إلى الموقع',
    error: 'خطأ',
  },
};

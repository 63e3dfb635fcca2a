import type { MetaTagsSeed } from './meta-tags-seed';

/** Metadata of the checkout pages: plans, payment and its outcome, and the last steps of joining. */
export const SUBSCRIBER_META_TAGS: readonly MetaTagsSeed[] = [
  {
    code: 'auth-plans',
    en: {
      title: 'Choose your plan',
      description: 'The second step of joining Sahra: free, or with a plan of your choice.',
    },
    ar: {
      title: 'اختر باقتك',
      description: 'الخطوة الثانية للانضمام إلى سهرة: مجانًا، أو بالباقة التي تختارها.',
    },
  },
  {
    code: 'voucher',
    en: { title: 'Use a voucher', description: 'Activate a voucher on Sahra and watch without paying.' },
    ar: { title: 'استخدم قسيمة', description: 'فعّل قسيمتك على سهرة وشاهد من دون دفع.' },
  },
  {
    code: 'auth-success',
    en: { title: 'All set', description: 'Your Sahra account is ready.' },
    ar: { title: 'كل شيء جاهز', description: 'حسابك على سهرة جاهز.' },
  },
  {
    code: 'auth-fail',
    en: { title: 'Not completed', description: 'Why it did not work, and how to try again.' },
    ar: { title: 'لم يكتمل', description: 'لماذا لم ينجح الأمر، وكيف تعيد المحاولة.' },
  },
  {
    code: 'subscribe',
    hero: true,
    en: {
      title: 'Plans and prices',
      description:
        'Monthly or yearly, with ads or without: choose how you watch Sahra. The first days are free, and you can cancel whenever you like.',
    },
    ar: {
      title: 'الباقات والأسعار',
      description:
        'شهريًا أو سنويًا، مع إعلانات أو بلا إعلانات: اختر كيف تشاهد سهرة. الأيام الأولى مجانية، ويمكنك الإلغاء متى شئت.',
    },
  },
  {
    code: 'payment-success',
    en: {
      title: 'Payment complete',
      description: 'Your payment to Sahra and what your subscription gives you.',
    },
    ar: { title: 'تم الدفع', description: 'دفعتك إلى سهرة وما يتيحه لك اشتراكك.' },
  },
  {
    code: 'payment-failure',
    en: {
      title: 'Payment not completed',
      description: 'Why a payment to Sahra did not go through, and how to try again.',
    },
    ar: { title: 'لم يكتمل الدفع', description: 'لماذا لم تتم دفعتك إلى سهرة، وكيف تعيد المحاولة.' },
  },
  {
    code: 'payment-status',
    en: { title: 'Your payment', description: 'Where your payment to Sahra stands.' },
    ar: { title: 'حالة الدفع', description: 'أين وصلت دفعتك إلى سهرة.' },
  },
  {
    code: 'subscribtion',
    en: {
      title: 'Ways to pay',
      description: 'Pay for Sahra by card or Apple Pay. How your card is checked, and who sees its number.',
    },
    ar: {
      title: 'طرق الدفع',
      description: 'ادفع اشتراكك في سهرة بالبطاقة أو عبر Apple Pay. كيف نتحقق من بطاقتك، ومن يرى رقمها.',
    },
  },
];

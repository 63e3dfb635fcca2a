import type { InBoth } from './seed-types';

export const FAQ_PAGE: InBoth<{ title: string; lead: string }> = {
  en: { title: 'Questions and answers', lead: 'Short answers to what viewers ask us most.' },
  ar: { title: 'أسئلة وأجوبة', lead: 'إجابات موجزة عن أكثر ما يسألنا عنه المشاهدون.' },
};

/**
 * Questions in the editors' order. They state the product's real rules: numbers are placeholders, the rest must be
 * changed with the rules.
 */
export const FAQ: readonly InBoth<{ question: string; answer: string }>[] = [
  {
    en: {
      question: 'What is Sahra?',
      answer:
        'Sahra is a streaming service in Arabic and English: original shows, live events, sports, business and short videos on over 15 channels and podcasts.\n\nThe name means an evening spent together.',
    },
    ar: {
      question: 'ما هي سهرة؟',
      answer:
        'سهرة منصة بث بالعربية والإنجليزية: برامج أصلية وأحداث مباشرة ورياضة وأعمال ومقاطع قصيرة على أكثر من 15 قناة وبودكاست.\n\nأما الاسم فيعني مساءً جميلًا نقضيه معًا.',
    },
  },
  {
    en: {
      question: 'Can I watch for free?',
      answer:
        'Yes. Most recorded videos are free for everyone. For live events you need a free account, and premium videos need a paid plan.',
    },
    ar: {
      question: 'هل يمكنني المشاهدة مجانًا؟',
      answer:
        'نعم. معظم الفيديوهات المسجّلة مجانية للجميع. أما الأحداث المباشرة فتحتاج إلى حساب مجاني، والمحتوى المميّز يحتاج إلى اشتراك مدفوع.',
    },
  },
  {
    en: {
      question: 'How does the free trial work?',
      answer:
        'Every paid plan starts with {{trialDays}} free. If you do not cancel in that time, the trial becomes a paid subscription by itself and the first fee is charged.',
    },
    ar: {
      question: 'كيف تعمل التجربة المجانية؟',
      answer:
        'يبدأ كل اشتراك مدفوع بفترة تجريبية مجانية مدتها {{trialDays}}. إذا لم تُلغِها خلال هذه المدة، تتحوّل تلقائيًا إلى اشتراك مدفوع وتُخصم الرسوم الأولى.',
    },
  },
  {
    en: {
      question: 'Why do I see a charge of {{cardCheck}}?',
      answer:
        'When you add a card we charge {{cardCheck}} to check that it works, and we refund it at once. Your bank may take a few days to show the refund.',
    },
    ar: {
      question: 'لماذا خُصم من بطاقتي {{cardCheck}}؟',
      answer:
        'عند إضافة بطاقة نخصم {{cardCheck}} للتأكد من صلاحيتها، ثم نعيده فورًا. وقد يحتاج البنك إلى بضعة أيام ليظهر المبلغ المسترد في كشف حسابك.',
    },
  },
  {
    en: {
      question: 'Which plans are there?',
      answer:
        'You can pay by the month or by the year, with or without ads. Prices are in UAE dirhams (AED) and are shown before you confirm.',
    },
    ar: {
      question: 'ما الباقات المتاحة؟',
      answer:
        'يمكنك الدفع شهريًا أو سنويًا، مع إعلانات أو بلا إعلانات. الأسعار بالدرهم الإماراتي (AED) وتظهر لك قبل التأكيد.',
    },
  },
  {
    en: {
      question: 'Does my subscription renew by itself?',
      answer: 'Yes. It renews at the end of each period and the fee is deducted until you cancel.',
    },
    ar: {
      question: 'هل يتجدّد اشتراكي تلقائيًا؟',
      answer: 'نعم. يتجدّد الاشتراك في نهاية كل فترة وتُخصم رسومه إلى أن تلغيه.',
    },
  },
  {
    en: {
      question: 'How do I cancel, and what happens then?',
      answer:
        'Open Settings, then Subscription, and choose Cancel. You keep everything you paid for until the end of the current period. After that your account moves to the free plan.',
    },
    ar: {
      question: 'كيف ألغي اشتراكي، وماذا يحدث بعد ذلك؟',
      answer:
        'افتح الإعدادات ثم الاشتراك واختر الإلغاء. تحتفظ بكل ما دفعت ثمنه حتى نهاية الفترة الحالية، ثم ينتقل حسابك إلى الباقة المجانية.',
    },
  },
  {
    en: {
      question: 'I subscribed through Google Play or the App Store. How do I cancel?',
      answer:
        'Subscriptions bought in a store have to be cancelled in that store as well. Cancelling on our site, or deleting your account, does not stop the store from charging you.',
    },
    ar: {
      question: 'اشتركت عبر Google Play أو App Store. كيف ألغي؟',
      answer:
        'الاشتراك الذي تم شراؤه من أحد المتجرين يجب إلغاؤه في المتجر نفسه أيضًا. فالإلغاء من موقعنا أو حذف الحساب لا يوقف الخصم من جهة المتجر.',
    },
  },
  {
    en: {
      question: 'Can I use a promo code or invite a friend?',
      answer:
        'Yes. Enter a promo code when you choose a plan. Your own referral code is in Settings: share it with a friend, who enters it while registering.',
    },
    ar: {
      question: 'هل يمكنني استخدام رمز ترويجي أو دعوة صديق؟',
      answer:
        'نعم. أدخل الرمز الترويجي عند اختيار الباقة. أما رمز الدعوة الخاص بك فتجده في الإعدادات: شاركه مع صديق ليُدخله عند التسجيل.',
    },
  },
  {
    en: {
      question: 'I forgot my password. What now?',
      answer:
        'Choose “Forgot password” on the login page and enter your e-mail. We send you a code of {{resetCodeDigits}}; enter it and choose a new password.',
    },
    ar: {
      question: 'نسيت كلمة المرور. ماذا أفعل؟',
      answer:
        'اختر «نسيت كلمة المرور» في صفحة تسجيل الدخول وأدخل بريدك الإلكتروني. سنرسل إليك رمزًا فيه {{resetCodeDigits}}، أدخله ثم اختر كلمة مرور جديدة.',
    },
  },
  {
    en: {
      question: 'An event has ended. Where is the recording?',
      answer:
        'After a live event we prepare the recorded version. Until it is ready, the page of the event says so; the address stays the same.',
    },
    ar: {
      question: 'انتهى الحدث المباشر. أين أجد التسجيل؟',
      answer:
        'بعد انتهاء الحدث المباشر نُعدّ نسخته المسجّلة. وإلى أن تجهز ستجد إشعارًا بذلك في صفحة الحدث نفسها، ولن يتغيّر رابطها.',
    },
  },
  {
    en: {
      question: 'Can I get a deleted account back?',
      answer:
        'Yes, within {{recoveryDays}}: log in and choose to recover the account. After {{recoveryDays}} it is deleted for good.',
    },
    ar: {
      question: 'هل يمكن استعادة حساب محذوف؟',
      answer:
        'نعم، وأمامك {{recoveryDays}}: سجّل الدخول واختر استعادة الحساب. وبعد انقضاء هذه المدة يُحذف نهائيًا.',
    },
  },
];

import type { VideosOfShow } from '../seed-types';

export const FAMILY_BUSINESS: VideosOfShow = {
  show: 'family-business',
  channel: 'founders',
  videos: [
    {
      code: 'nwkfj24m',
      kind: 'episode',
      season: 1,
      episode: 1,
      releasedDaysAgo: 395,
      en: {
        title: 'The bakery that opens at three',
        description:
          'Abu Elias has kneaded by hand since 1981. His daughter has bought a machine and hidden it under a sheet.',
      },
      ar: {
        title: 'فرن يفتح في الثالثة فجرًا',
        description: 'يعجن أبو إلياس بيديه منذ 1981. أما ابنته فاشترت آلة وخبّأتها تحت شرشف.',
      },
    },
    {
      code: '7s8gtat9',
      kind: 'episode',
      season: 1,
      episode: 2,
      releasedDaysAgo: 388,
      en: {
        title: 'No signature before tea',
        description:
          'A wholesaler in Muscat has never signed anything: he shakes hands. Then the auditor sits down.',
      },
      ar: {
        title: 'لا توقيع قبل الشاي',
        description: 'تاجر جملة في مسقط لم يوقّع ورقة في حياته: المصافحة تكفيه. ثم جلس مدقّق الحسابات.',
      },
    },
    {
      code: 'ht55r7ht',
      kind: 'episode',
      season: 1,
      episode: 3,
      premium: true,
      releasedDaysAgo: 381,
      en: {
        title: 'Two brothers, one signboard',
        description:
          'They have not spoken since summer. The till, the toaster and the customers are still shared.',
      },
      ar: {
        title: 'أخوان ولافتة واحدة',
        description: 'لم يتكلما منذ الصيف، لكن الصندوق والمحمصة والزبائن ما زالوا مشتركين.',
      },
    },
    {
      code: '38hfujfq',
      kind: 'episode',
      season: 1,
      episode: 4,
      releasedDaysAgo: 374,
      en: {
        title: 'Mother keeps the books',
        description:
          'Thirty years of profit in a notebook with roses on it, and a page that she covers with her hand.',
      },
      ar: {
        title: 'الدفاتر عند أمي',
        description: 'أرباح ثلاثين عامًا في دفتر عليه ورود، وصفحة تغطّيها بكفّها كلما اقتربنا.',
      },
    },
    {
      code: 'nwyhatn4',
      kind: 'episode',
      season: 2,
      episode: 1,
      releasedDaysAgo: 54,
      en: {
        title: 'The son who came back with slides',
        description:
          'He brings sixty-two of them to a garage that has never held a meeting. His father brings sunflower seeds.',
      },
      ar: {
        title: 'عاد الابن ومعه عرض تقديمي',
        description: 'جاء باثنتين وستين شريحة إلى ورشة لم تعرف اجتماعًا قط. والأب جاء بكيس بزر.',
      },
    },
    {
      code: '7zuzs4zq',
      kind: 'episode',
      season: 2,
      episode: 2,
      premium: true,
      releasedDaysAgo: 40,
      en: {
        title: 'Grandfather’s press goes online',
        description:
          'Order your wedding cards with a click. He will still set the type by hand, once he has met you both.',
      },
      ar: {
        title: 'مطبعة جدّي على الإنترنت',
        description: 'اطلب بطاقات عرسك بضغطة زر. سيصفّ الجدّ حروفها بيده، لكن بعد أن يتعرّف إليكما.',
      },
    },
    {
      code: 'rrz2muxx',
      kind: 'episode',
      season: 2,
      episode: 3,
      releasedDaysAgo: 12,
      en: {
        title: 'Who gets the keys?',
        description:
          'Three cousins want the workshop. Their grandmother has already decided and is enjoying the visits.',
      },
      ar: {
        title: 'لمن المفاتيح؟',
        description: 'ثلاثة أبناء عم يريدون الورشة. والجدّة حسمت أمرها منذ زمن، لكنها تستمتع بالزيارات.',
      },
    },
    {
      code: 'hkg7same',
      kind: 'clip',
      season: 2,
      releasedDaysAgo: 47,
      en: {
        title: 'The meeting, translated',
        description: '“We will see” means no. “God willing, my son” means no, with love.',
      },
      ar: {
        title: 'ترجمة فورية لاجتماع العائلة',
        description: '«سنرى» معناها لا. و«إن شاء الله يا ابني» معناها لا، لكن بحنان.',
      },
    },
    {
      code: 'c6d4y2q2',
      kind: 'clip',
      season: 1,
      releasedDaysAgo: 367,
      en: {
        title: 'The recipe card',
        description:
          'The ink is gone, the butter stains are still there, and nobody has needed to read it for years.',
      },
      ar: {
        title: 'بطاقة الوصفة',
        description: 'ذهب الحبر وبقيت بقع الزبدة، ومنذ سنوات لم يحتج أحد إلى قراءتها.',
      },
    },
    {
      code: 'g78udueb',
      kind: 'short',
      season: 2,
      releasedDaysAgo: 7,
      en: {
        title: 'What is the cousin price?',
        description:
          'There is one for cousins, one for neighbours and one for people who say please. The last is the lowest.',
      },
      ar: {
        title: 'كم سعر القرايب؟',
        description: 'سعر للأقارب، وسعر للجيران، وسعر لمن يقول «من فضلك». والأخير هو الأرخص.',
      },
    },
    {
      code: 'pgythaj9',
      kind: 'short',
      season: 2,
      releasedDaysAgo: 25,
      en: {
        title: 'The number over the door',
        description: 'Five digits from another age. We dialled them, and the barber next door picked up.',
      },
      ar: {
        title: 'الرقم الذي فوق الباب',
        description: 'خمسة أرقام من زمن آخر. اتصلنا بها، فردّ علينا الحلاق المجاور.',
      },
    },
  ],
};

import type { VideosOfShow } from '../seed-types';

export const THIRD_GEAR: VideosOfShow = {
  show: 'third-gear',
  channel: 'desert-motors',
  videos: [
    {
      code: 'vdw5b99g',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 260,
      en: {
        title: 'Learning to drive at fifty-eight',
        description:
          'Umm Tarek takes her test on Sunday. Her son sits in the back and is not allowed to breathe in.',
      },
      ar: {
        title: 'تتعلّم القيادة في الثامنة والخمسين',
        description: 'امتحان أم طارق يوم الأحد، وابنها في المقعد الخلفي ممنوع من الشهيق.',
      },
    },
    {
      code: '735u4fhz',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 232,
      en: {
        title: 'The last taxi with a cassette player',
        description:
          'Abdo takes cash, plays side B and gives his advice in instalments, according to the traffic.',
        people: 'Abdo Shalaby',
      },
      ar: {
        title: 'آخر تاكسي بكاسيت',
        description: 'عبده يقبل النقد ويشغّل الوجه الثاني، ويوزّع نصائحه بالتقسيط حسب الزحام.',
        people: 'عبده شلبي',
      },
    },
    {
      code: 'eqzr3yn5',
      kind: 'episode',
      episode: 3,
      premium: true,
      releasedDaysAgo: 204,
      en: {
        title: 'Seven cousins and a pickup',
        description:
          'They bought it together, and each owns a part of it. The one with the horn has become unbearable.',
      },
      ar: {
        title: 'سبعة أبناء عم وبيك أب',
        description: 'اشتروه شراكة ولكلٍّ منهم قطعة. وصاحب الزمّور صار لا يُطاق.',
      },
    },
    {
      code: 'sj9v8n2x',
      kind: 'episode',
      episode: 4,
      releasedDaysAgo: 176,
      en: {
        title: 'Mint green, 1974',
        description:
          'In Alexandria a teacher rebuilds the car of her childhood from a photograph with a thumb in it.',
      },
      ar: {
        title: 'أخضر نعناعي، موديل 1974',
        description: 'معلّمة في الإسكندرية تعيد بناء سيارة طفولتها من صورة دخل فيها إبهام المصوّر.',
      },
    },
    {
      code: 'btkams7e',
      kind: 'episode',
      episode: 5,
      releasedDaysAgo: 120,
      en: {
        title: 'A day on the roundabout',
        description:
          'We came to film the traffic. A driver says that he has been going round since noon, and he looks content.',
      },
      ar: {
        title: 'يوم عند الدوّار',
        description: 'جئنا لنصوّر الزحام. قال لنا سائق إنه يدور منذ الظهر، ويبدو مرتاحًا لذلك.',
      },
    },
    {
      code: 'pfteshs6',
      kind: 'episode',
      episode: 6,
      premium: true,
      releasedDaysAgo: 71,
      en: {
        title: 'The mechanic who listens',
        description:
          'Murad lost his sight and kept his garage. He finds the fault by ear, and cars come to him from three cities.',
        people: 'Murad Hijazi',
      },
      ar: {
        title: 'الميكانيكي الذي يصغي',
        description: 'فقد مراد بصره ولم يفقد ورشته. يعرف العطل بأذنه، وتأتيه السيارات من ثلاث مدن.',
        people: 'مراد حجازي',
      },
    },
    {
      code: 'w25sxyj8',
      kind: 'episode',
      episode: 7,
      releasedDaysAgo: 15,
      en: {
        title: 'Goodbye, second-hand',
        description:
          'Reem is selling the car that took her to university, to weddings and, briefly, into a fountain.',
        people: 'Reem Awad',
      },
      ar: {
        title: 'وداعًا يا مستعملة',
        description: 'تبيع ريم السيارة التي أوصلتها إلى الجامعة وإلى الأعراس، وإلى داخل نافورة ذات مرة.',
        people: 'ريم عوض',
      },
    },
    {
      code: 'n8an2pcy',
      kind: 'clip',
      releasedDaysAgo: 148,
      en: {
        title: 'What hangs from the mirror',
        description:
          'Beads, baby shoes, a tiny football shirt. Every driver explains, and a big man has to look away.',
      },
      ar: {
        title: 'معلّقات المرآة',
        description: 'سبحة وحذاء رضيع وقميص كرة صغير. كل سائق يشرح، ورجل ضخم يشيح بوجهه.',
      },
    },
    {
      code: 'qt46dzt7',
      kind: 'clip',
      releasedDaysAgo: 64,
      en: {
        title: 'Changing a tyre in a wedding dress',
        description: 'He held the torch, she held the spanner. They were twelve minutes late and very proud.',
      },
      ar: {
        title: 'تبديل إطار بفستان العرس',
        description: 'هو أمسك المصباح وهي أمسكت المفتاح. تأخّرا اثنتي عشرة دقيقة، ووصلا مرفوعَي الرأس.',
      },
    },
    {
      code: 'p2k6u4cn',
      kind: 'short',
      releasedDaysAgo: 10,
      en: {
        title: 'The clutch, in a song',
        description: 'Foot down for the verse, up for the chorus. Do not sing on hills.',
      },
      ar: {
        title: 'الدبرياج على أنغام أغنية',
        description: 'اضغط مع المقطع وارفع مع اللازمة، وإياك أن تغنّي على الطلعات.',
      },
    },
    {
      code: 'twb2chf5',
      kind: 'short',
      releasedDaysAgo: 45,
      en: {
        title: 'Car wash with an audience',
        description: 'One bucket, nine children and a loud verdict on every bumper in the street.',
      },
      ar: {
        title: 'غسيل سيارة بحضور الجمهور',
        description: 'دلو واحد وتسعة أطفال، وحُكم بصوت عالٍ على كل صدّام في الحارة.',
      },
    },
  ],
};

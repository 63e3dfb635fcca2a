import type { CommentsOfVideo } from './comment-seed';

const TWO_TICKETS: CommentsOfVideo = {
  code: '6dk3jyuf',
  comments: [
    {
      ...{ by: 'hala', hoursAgo: 1_100, at: 110 },
      text: 'لما دفعت تذكرته من غير ما تلتفت إليه... بكيت في الباص وأنا راجعة من الشغل، والناس تتفرّج عليّ.',
      replies: [
        { by: 'nourhan', hoursAgo: 1_090, text: 'Crying on a bus at a film about a bus. You win.' },
        { by: 'mariam', hoursAgo: 1_020, text: 'والمقعد الفاضي في آخر لقطة... ما عاد فاضي.' },
      ],
    },
    {
      ...{ by: 'saif', hoursAgo: 340 },
      text: 'Not even four minutes, one seat, no villain. More of this, please.',
    },
  ],
};

const DAUGHTER: CommentsOfVideo = {
  code: 'cm94gyjp',
  comments: [
    {
      ...{ by: 'reem', hoursAgo: 350 },
      text: 'She calls the stops by her school subjects! “Next stop, geography.” Whoever wrote that line deserves a raise.',
      replies: [{ by: 'mahmoud', hoursAgo: 345, text: 'وأنا لحدّ دلوقتي محطة الكيميا مبعدّيهاش.' }],
    },
    {
      by: 'fahad',
      hoursAgo: 200,
      text: 'أبو حمدي مريض ويصحّح لها الطريق من السرير بالتلفون. هذا أبوي بالضبط.',
    },
    {
      ...{ by: 'jad', hoursAgo: 88 },
      text: 'I came for the bus and stayed for the face of the inspector when he recognises the homework on the dashboard.',
    },
  ],
};

const END_OF_LINE: CommentsOfVideo = {
  code: 'jf8jgcv4',
  comments: [
    {
      ...{ by: 'nourhan', hoursAgo: 80 },
      text: 'All six of them at one address. I had to go back and watch the first film again: the envelope is THERE, on the dashboard, from the start.',
      replies: [
        {
          by: 'saif',
          hoursAgo: 77,
          text: 'Next to the prayer beads. I feel robbed and delighted.',
        },
        { by: 'hala', hoursAgo: 70, text: 'رجعت أنا كمان. وبالفيلم الثالث صاحب الدكّان لابس نفس الساعة!' },
      ],
    },
    {
      by: 'mahmoud',
      hoursAgo: 52,
      text: 'النهاية دي متتحكيش. اقفلوا التعليقات يا جماعة وروحوا اتفرّجوا الأول.',
    },
    {
      ...{ by: 'jad', hoursAgo: 30 },
      text: 'Can somebody tell me why everybody gets off except the boy? I have a theory and nobody at home wants to hear it.',
      replies: [{ by: 'reem', hoursAgo: 26, text: 'We do. Write it, all of it.' }],
    },
  ],
};

const FRIDAY_CALLER: CommentsOfVideo = {
  code: 'phh45qmj',
  comments: [
    {
      ...{ by: 'fahad', hoursAgo: 125 },
      text: 'قفلت الحلقة واتصلت على عمّي اللي ما كلّمته من رمضان. شكرًا لكم، والله.',
      replies: [
        { by: 'mariam', hoursAgo: 121, text: 'هذا أحلى تعليق قريته هالأسبوع.' },
        { by: 'hala', hoursAgo: 110, text: 'وشو قال لك؟ إن شاء الله ما كان رقم غلط 😅' },
        { by: 'fahad', hoursAgo: 108, text: 'قال: أخيرًا عرفت تدقّ الرقم!' },
      ],
    },
    {
      ...{ by: 'jad', hoursAgo: 60 },
      text: 'Four floors of stairs and not one joke. From this show! I did not see it coming.',
    },
  ],
};

const DIRECTOR: CommentsOfVideo = {
  code: 'zv6vcjtb',
  comments: [
    {
      ...{ by: 'mariam', hoursAgo: 3_900 },
      text: '«اعتمدوها وزيدوا الثوم» وصارت ميزانية معتمدة رسميًا 😂 لازم تنكتب على باب كل دائرة.',
    },
    {
      ...{ by: 'saif', hoursAgo: 700 },
      text: 'As somebody who sits in budget meetings: this is the most realistic one ever filmed.',
      replies: [{ by: 'mahmoud', hoursAgo: 698, text: 'بس عندكم حد بيدعي للمدير بعد الاجتماع؟' }],
    },
  ],
};

const AIR_CONDITIONING: CommentsOfVideo = {
  code: 'tnsu6gw9',
  comments: [
    {
      ...{ by: 'mariam', hoursAgo: 2_400 },
      text: 'تسع عشرة درجة ولحاف شتوي. نحن في الإمارات ما نشوف في هذا أي تناقض.',
      replies: [
        { by: 'saif', hoursAgo: 2_390, text: 'Nineteen is for guests. Family gets seventeen.' },
        { by: 'fahad', hoursAgo: 2_300, text: 'والقطة هي العاقلة الوحيدة في البيت.' },
      ],
    },
    {
      by: 'hala',
      hoursAgo: 410,
      text: 'أبو سامر حاطط لاصق على الريموت ومكتوب عليه «للقراءة فقط». متت من الضحك.',
    },
  ],
};

/** Seeded comments on films and comedies. */
export const STORY_COMMENTS: readonly CommentsOfVideo[] = [
  TWO_TICKETS,
  DAUGHTER,
  END_OF_LINE,
  FRIDAY_CALLER,
  DIRECTOR,
  AIR_CONDITIONING,
];

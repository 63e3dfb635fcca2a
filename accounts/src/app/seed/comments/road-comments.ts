import type { CommentsOfVideo } from './comment-seed';

const FAILAKA: CommentsOfVideo = {
  code: 'p5328qae',
  comments: [
    {
      ...{ by: 'fahad', hoursAgo: 4_000 },
      text: 'هو يصلّح الشبكة وهي تكتب، ولا كلمة بينهم. أصدق حوار شفته هالسنة.',
      replies: [
        {
          by: 'jad',
          hoursAgo: 3_960,
          text: 'And then the tea appears between them and you realise who gave in first.',
        },
      ],
    },
    {
      by: 'mariam',
      hoursAgo: 600,
      text: 'زرنا فيلكا بعد الحلقة. الصيّاد عرفنا وقال: أنتوا من التلفزيون؟ لا، إحنا من المتفرّجين.',
    },
  ],
};

const LUXOR: CommentsOfVideo = {
  code: 'j3ngbq7k',
  comments: [
    {
      ...{ by: 'nourhan', hoursAgo: 3_300 },
      text: 'He has never been inside the house. Thirty crossings a day and he has never once knocked. I need a second part.',
      replies: [
        {
          by: 'mahmoud',
          hoursAgo: 3_295,
          text: 'عندنا في الصعيد اسمها «حبّ من البرّ التاني»، ومفيش حد بيعدّيها.',
        },
        { by: 'reem', hoursAgo: 1_200, text: 'Coming back months later for this comment alone.' },
      ],
    },
  ],
};

const FAN_BELT: CommentsOfVideo = {
  code: 'dpw56epm',
  comments: [
    {
      ...{ by: 'fahad', hoursAgo: 3_800 },
      text: 'ضحّى بالشماغ الجديد عشان السير! هذا الحبّ الحقيقي للسيارات.',
      replies: [
        { by: 'saif', hoursAgo: 3_790, text: 'It held for eighty kilometres. My last real belt did not.' },
        { by: 'fahad', hoursAgo: 3_788, text: 'جودة القطن يا أخي، ما هي لعبة.' },
      ],
    },
    { by: 'hala', hoursAgo: 520, text: 'كنت ناوية أنام بدري. صارت الثالثة وأنا خايفة على شاحنة.' },
  ],
};

const KARAK: CommentsOfVideo = {
  code: '357d7yyy',
  comments: [
    {
      ...{ by: 'saif', hoursAgo: 390 },
      text: 'I know this filling station. The karak is exactly as good as they say and the cups are exactly as small.',
      replies: [
        { by: 'mariam', hoursAgo: 388, text: 'والفلس زيادة إذا بغيت الهيل. ما تغيّر شي من أيام الجامعة.' },
      ],
    },
    {
      ...{ by: 'hala', hoursAgo: 150 },
      text: 'المرأة اللي رجعت لأنها نسيت تودّع الحارس... هون وقفت الحلقة وخليت الشاي يبرد.',
    },
    { by: 'mahmoud', hoursAgo: 47, text: 'حد يقول لي وصفة الكرك؟ عملته تلات مرات وطلع شاي بلبن زعلان.' },
  ],
};

const MAQAM: CommentsOfVideo = {
  code: 'wx4re557',
  comments: [
    {
      ...{ by: 'jad', hoursAgo: 700, at: 96 },
      text: 'My street is Hijaz at six in the evening. He is right, and now I cannot unhear it.',
      replies: [
        { by: 'hala', hoursAgo: 690, text: 'وشارعنا بياتي، مع مولّدة تطلع عن المقام كل ربع ساعة.' },
        { by: 'jad', hoursAgo: 688, text: 'The generator is the quarter tone. Every ensemble needs one.' },
      ],
    },
    {
      by: 'reem',
      hoursAgo: 310,
      at: 204,
      text: 'He puts the crate down, sits under that window and plays. That is the whole film for me.',
    },
  ],
};

/** Seeded comments on travel and music videos. */
export const ROAD_COMMENTS: readonly CommentsOfVideo[] = [FAILAKA, LUXOR, FAN_BELT, KARAK, MAQAM];

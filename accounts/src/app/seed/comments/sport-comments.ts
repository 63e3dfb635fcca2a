import type { CommentsOfVideo } from './comment-seed';

const GOALS: CommentsOfVideo = {
  code: 'jfztc3t3',
  comments: [
    {
      ...{ by: 'mahmoud', hoursAgo: 66 },
      text: 'من نص الملعب ومن غير ما يبصّ! الواد ده عنده كام سنة؟',
      replies: [
        {
          by: 'nourhan',
          hoursAgo: 65,
          text: 'Fifteen. And his mother still drives him to training, they said it at the break.',
        },
        { by: 'mahmoud', hoursAgo: 64, text: 'طب سلّموا لنا على الحاجّة، هي اللي تستاهل الكاس.' },
      ],
    },
    {
      by: 'saif',
      hoursAgo: 50,
      text: 'Nobody marked him because nobody believed it. Muscat by two in the semi, mark my words.',
    },
    {
      ...{ by: 'jad', hoursAgo: 31 },
      text: 'Every goal of the season in one place: https://goals-for-free.example/watch',
    },
    {
      ...{ by: 'fahad', hoursAgo: 20, removed: true },
      text: 'الحكم أعمى وما يفهم، ولا يستاهل يصفّر مباراة حارة.',
      replies: [
        {
          by: 'reem',
          hoursAgo: 19,
          text: 'He is seventeen and a volunteer. Be angry at the wind, it cost us two of the three.',
        },
      ],
    },
  ],
};

const ASWAN: CommentsOfVideo = {
  code: 'th5g4y9j',
  comments: [
    {
      ...{ by: 'mahmoud', hoursAgo: 280 },
      text: 'أول ما شافوا البحر سكتوا كلهم مرة واحدة. أنا من أسوان وحصل لي نفس اللي حصل لهم بالظبط.',
      replies: [
        { by: 'mariam', hoursAgo: 270, text: 'والكابتن اللي سوّى نفسه يعدّل شنطته عشان ما حد يشوف دموعه.' },
      ],
    },
    {
      by: 'reem',
      hoursAgo: 99,
      text: 'Fourteen hours and one ball, and they shared the window seats by rota. I love this team.',
    },
  ],
};

const PENALTY: CommentsOfVideo = {
  code: '7hm9ykk4',
  comments: [
    {
      ...{ by: 'fahad', hoursAgo: 2_500 },
      text: 'عم صبحي جاب عدسة مكبّرة على شاشة. عندي خال نسخة منه، وللحين يقول إنها تسلّل.',
      replies: [
        {
          by: 'mahmoud',
          hoursAgo: 2_490,
          text: 'هي كانت ضربة جزاء. والتسلّل ده موضوع تاني خالص، عندي له شريط.',
        },
        { by: 'nourhan', hoursAgo: 2_480, text: 'Please do not start. My uncle reads these.' },
      ],
    },
    {
      by: 'saif',
      hoursAgo: 800,
      text: 'A podcast about one whistle, and I listened twice on the Sheikh Zayed Road.',
    },
  ],
};

const PREDICTIONS: CommentsOfVideo = {
  code: '3myvrq7z',
  comments: [
    {
      by: 'jad',
      hoursAgo: 230,
      text: 'The sound he makes at lemon number nineteen should be the new intro.',
    },
    {
      ...{ by: 'hala', hoursAgo: 170 },
      text: 'ثلاث وعشرون ليمونة وما اعترف بواحدة! ارتفع سعر الليمون عنّا من وراه.',
      replies: [{ by: 'jad', hoursAgo: 168, text: 'He predicted that too. Wrong month.' }],
    },
  ],
};

const RED_STRING: CommentsOfVideo = {
  code: 'kj3gsrgb',
  comments: [
    {
      ...{ by: 'reem', hoursAgo: 100 },
      text: 'Kilometre nineteen, when they stop talking for the first time and only the string moves. I held my breath with them.',
      replies: [
        { by: 'fahad', hoursAgo: 98, text: 'ثم أول كلمة قالها زياد: «كمّل السالفة». هنا عرفت إنهم بيوصلون.' },
      ],
    },
    { by: 'mariam', hoursAgo: 44, text: 'سجّلت في نصف ماراثون دبي بعد هالحلقة. ادعوا لي، وادعوا لركبي.' },
  ],
};

/** Seeded comments on matches and sports shows. */
export const SPORT_COMMENTS: readonly CommentsOfVideo[] = [GOALS, ASWAN, PENALTY, PREDICTIONS, RED_STRING];

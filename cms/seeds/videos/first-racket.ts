import type { VideosOfShow } from '../seed-types';

export const FIRST_RACKET: VideosOfShow = {
  show: 'first-racket',
  channel: 'padel',
  videos: [
    {
      code: '2mz7tzhk',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 175,
      en: {
        title: 'What are all these lines for?',
        description: 'Where to stand, where not to, and why everybody ends up in the same corner.',
      },
      ar: {
        title: 'لماذا كل هذه الخطوط؟',
        description: 'أين تقف، وأين لا تقف، ولماذا ينتهي الأمر بالجميع في الزاوية نفسها؟',
      },
    },
    {
      code: 'a7xvphp2',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 168,
      en: {
        title: 'A serve from below the waist',
        description:
          'Drop, breathe, push. Three things to do, and nine that you are finally allowed to stop doing.',
      },
      ar: {
        title: 'إرسال من تحت الخصر',
        description: 'أسقِطها، تنفّس، ادفع. ثلاثة أشياء تفعلها، وتسعة يحقّ لك أخيرًا أن تتركها.',
      },
    },
    {
      code: 'nuapd76m',
      kind: 'episode',
      episode: 3,
      releasedDaysAgo: 161,
      en: {
        title: 'Let it come off the glass',
        description: 'The hardest lesson for tennis players, and the easiest for people who are always late.',
      },
      ar: {
        title: 'انتظرها حتى ترتدّ',
        description: 'أصعب درس على لاعبي التنس، وأسهل درس على من يتأخّر دائمًا.',
      },
    },
    {
      code: 'd8p2ej3s',
      kind: 'episode',
      episode: 4,
      premium: true,
      releasedDaysAgo: 147,
      en: {
        title: 'The net belongs to the patient',
        description: 'Two calm beginners beat two strong ones. Filmed from above, so that you can see how.',
      },
      ar: {
        title: 'الشبكة لمن يصبر',
        description: 'مبتدئان هادئان يغلبان مبتدئَين قويين. صوّرناها من الأعلى لترى كيف.',
      },
    },
    {
      code: 'xxfede5w',
      kind: 'episode',
      episode: 5,
      releasedDaysAgo: 91,
      en: {
        title: 'The lob is your friend',
        description:
          'High, slow and a little cheeky: the shot that buys you four seconds to think of the next.',
      },
      ar: {
        title: 'الكرة العالية صديقتك',
        description: 'عالية وبطيئة وفيها مكر لطيف: ضربة تمنحك أربع ثوانٍ لتفكّر في التي بعدها.',
      },
    },
    {
      code: 'jnr3vsjd',
      kind: 'episode',
      episode: 6,
      premium: true,
      releasedDaysAgo: 55,
      en: {
        title: 'Playing with someone better',
        description: 'Apologise once, not twelve times. Guard the middle and leave the smash to them.',
      },
      ar: {
        title: 'حين تلعب مع من يفوقك',
        description: 'اعتذر مرة، لا اثنتي عشرة مرة. احمِ الوسط، واترك له الضربة الساحقة.',
      },
    },
    {
      code: 'kysvk6v9',
      kind: 'episode',
      episode: 7,
      releasedDaysAgo: 18,
      en: {
        title: 'Your first friendly tournament',
        description: 'What to eat, when to arrive, and how to lose gracefully at ten in the morning.',
      },
      ar: {
        title: 'أول بطولة ودّية لك',
        description: 'ماذا تأكل، ومتى تصل، وكيف تخسر بأناقة في العاشرة صباحًا؟',
      },
    },
    {
      code: 'ccr2z67x',
      kind: 'clip',
      releasedDaysAgo: 126,
      en: {
        title: 'Buy the second cheapest',
        description: 'Round, soft, and not in the colours of a champion. Amal goes shopping with a beginner.',
      },
      ar: {
        title: 'اشترِ ثاني الأرخص',
        description: 'مستدير وليّن، وليس بألوان الأبطال. أمل في المتجر مع لاعب مبتدئ.',
      },
    },
    {
      code: 'ggae2x2v',
      kind: 'clip',
      releasedDaysAgo: 69,
      en: {
        title: 'Is it just small tennis?',
        description: 'No. Amal has a longer answer as well, and it needs a fish tank and a dinner table.',
      },
      ar: {
        title: 'أليس تنسًا صغيرًا؟',
        description: 'لا. وعند أمل جواب أطول، تحتاج فيه إلى حوض سمك وطاولة سفرة.',
      },
    },
    {
      code: 'gxpn94mz',
      kind: 'short',
      releasedDaysAgo: 9,
      en: {
        title: 'Warm up at the bus stop',
        description: 'Shoulders, wrists, ankles. By the third stop the lady with the shopping had joined in.',
      },
      ar: {
        title: 'إحماء في موقف الحافلة',
        description: 'كتفان ومعصمان وكاحلان. وفي الموقف الثالث انضمّت إلينا سيدة بأكياس الخضار.',
      },
    },
    {
      code: 'q2s57mk2',
      kind: 'short',
      releasedDaysAgo: 31,
      en: {
        title: 'Stand like a waiter',
        description: 'Soft knees, tray up, eyes everywhere. Now swap the tray for a racket.',
      },
      ar: {
        title: 'قف كأنك نادل',
        description: 'ركبتان مرنتان وصينية مرفوعة وعينان في كل اتجاه. والآن بدّل الصينية بالمضرب.',
      },
    },
  ],
};

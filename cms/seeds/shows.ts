import type { ShowSeed } from './seed-types';

/** Twelve shows in the editors' order. `mina-cup-backup` has a fixed address on the site. */
export const SHOWS: readonly ShowSeed[] = [
  {
    slug: 'mina-cup-backup',
    channel: 'street-football',
    year: 2026,
    ageRating: 'G',
    en: {
      title: 'The Harbour Cup',
      description:
        'Nine cities, one pitch by the water and the youngest players in the region. Every match, every goal and the long bus rides between them.',
    },
    ar: {
      title: 'كأس الميناء',
      description:
        'تسع مدن وملعب واحد على البحر وأصغر لاعبي المنطقة سنًّا. كل المباريات وكل الأهداف، وما بينها من رحلات طويلة بالحافلة.',
    },
  },
  {
    slug: 'the-last-serve',
    channel: 'padel',
    year: 2025,
    ageRating: 'PG',
    en: {
      title: 'The Last Serve',
      description:
        'A coach, a glass court and a season in which four friends decide who they would rather beat.',
    },
    ar: {
      title: 'الإرسال الأخير',
      description: 'مدرّبة وملعب زجاجي وموسم يقرر فيه أربعة أصدقاء مَن يودّون التغلّب عليه أولًا.',
    },
  },
  {
    slug: 'respawn',
    channel: 'smashi-gaming',
    year: 2024,
    ageRating: '12+',
    en: {
      title: 'Respawn',
      description:
        'Portraits of players, casters and café owners for whom losing is only the start of the next round.',
    },
    ar: {
      title: 'جولة أخرى',
      description: 'حكايات لاعبين ومعلّقين وأصحاب مقاهٍ لا تعني لهم الخسارة سوى بداية جولة جديدة.',
    },
  },
  {
    slug: 'the-first-dirham',
    channel: 'founders',
    year: 2023,
    ageRating: 'G',
    en: {
      title: 'The First Dirham',
      description:
        'Founders return to the day somebody paid them for the first time, and to everything that went wrong before it.',
    },
    ar: {
      title: 'أول درهم',
      description: 'يعود المؤسسون إلى اليوم الذي دفع لهم فيه أحد للمرة الأولى، وإلى كل ما تعثّر قبله.',
    },
  },
  {
    slug: 'after-the-bell',
    channel: 'money-talk',
    year: 2025,
    ageRating: 'PG',
    en: {
      title: 'After the Bell',
      description: 'Real budgets of real people, opened at the kitchen table once the markets have closed.',
    },
    ar: {
      title: 'بعد الإغلاق',
      description: 'ميزانيات حقيقية لأناس حقيقيين، نفتحها على طاولة المطبخ بعد إغلاق الأسواق.',
    },
  },
  {
    slug: 'dune-drivers',
    channel: 'desert-motors',
    year: 2022,
    ageRating: '12+',
    en: {
      title: 'Dune Drivers',
      description: 'Mechanics, guides and racers who know that the sand decides, and who drive anyway.',
    },
    ar: {
      title: 'فرسان الكثبان',
      description: 'ميكانيكيون وأدلّة ومتسابقون يعرفون أن القرار للرمل، ومع ذلك ينطلقون.',
    },
  },
  {
    slug: 'rooftop-kitchen',
    channel: 'kitchen-stories',
    year: 2024,
    ageRating: 'G',
    en: {
      title: 'Rooftop Kitchen',
      description: 'One pot, one rooftop and the neighbours who always know better.',
    },
    ar: {
      title: 'مطبخ على السطح',
      description: 'قدر واحد وسطح واحد، وجيران يعرفون دائمًا طريقة أفضل.',
    },
  },
  {
    slug: 'standing-room',
    channel: 'comedy',
    year: 2025,
    ageRating: '15+',
    en: {
      title: 'Standing Room',
      description:
        'Stand-up from a cinema that lost its seats. Five minutes each, and the audience is on its feet.',
    },
    ar: {
      title: 'على الواقف',
      description: 'ستاند أب من سينما فقدت مقاعدها: خمس دقائق لكل كوميدي، والجمهور واقف على قدميه.',
    },
  },
  {
    slug: 'oud-after-dark',
    channel: 'live-music',
    year: 2023,
    ageRating: 'G',
    en: {
      title: 'Oud After Dark',
      description: 'Musicians who play best once the city is quiet, recorded where they live.',
    },
    ar: {
      title: 'عود بعد الغروب',
      description: 'موسيقيون يعزفون أجمل ما لديهم حين تهدأ المدينة، نسجّلهم حيث يعيشون.',
    },
  },
  {
    slug: 'the-corner-stool',
    channel: 'combat-sports',
    year: 2024,
    ageRating: '15+',
    en: {
      title: 'The Corner Stool',
      description: 'Fights as the trainers see them: the minute of rest, the whisper and the bell.',
    },
    ar: {
      title: 'كرسي الركن',
      description: 'النزالات كما يراها المدربون: دقيقة الراحة والهمسة ثم الجرس.',
    },
  },
  {
    slug: 'the-slow-road',
    channel: 'travel',
    year: 2022,
    ageRating: 'G',
    en: {
      title: 'The Slow Road',
      description: 'Trains, ferries and footpaths between the Atlantic and the Gulf. No flights, no hurry.',
    },
    ar: {
      title: 'الطريق الطويل',
      description: 'قطارات وعبّارات ودروب بين المحيط والخليج، بلا طائرات وبلا عجلة.',
    },
  },
  {
    slug: 'ten-minute-cinema',
    channel: 'short-films',
    year: 2026,
    ageRating: '12+',
    en: {
      title: 'Ten-Minute Cinema',
      description: 'First films by directors whose names you will want to remember.',
    },
    ar: {
      title: 'سينما الدقائق العشر',
      description: 'أفلام أولى لمخرجين ستودّون حفظ أسمائهم.',
    },
  },
];

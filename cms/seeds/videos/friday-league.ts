import type { VideosOfShow } from '../seed-types';

export const FRIDAY_LEAGUE: VideosOfShow = {
  show: 'friday-league',
  channel: 'street-football',
  videos: [
    {
      code: '9tfjn4wc',
      kind: 'match',
      season: 2,
      live: { startsInMinutes: -60, endsInMinutes: null },
      releasedDaysAgo: 0,
      en: {
        title: 'Friday League, live: the winner stays on',
        description:
          'One pitch and no timetable. Whoever wins stays, whoever loses buys the water, and the camera keeps rolling.',
      },
      ar: {
        title: '«دوري الجمعة» مباشرة: الفائز يبقى',
        description: 'ملعب واحد ولا جدول. الفائز يبقى، والخاسر يشتري الماء، والكاميرا لا تتوقف.',
      },
    },
    {
      code: '7dhq8csc',
      kind: 'match',
      season: 2,
      releasedDaysAgo: 7,
      en: {
        title: 'Old Bakery v Water Tower: the derby',
        description:
          'Two streets apart and forty years of arguing. The baker has closed early, and so has everybody else.',
      },
      ar: {
        title: 'حارة الفرن ضد حارة الخزان: الديربي',
        description: 'شارعان يفصلان بينهما وأربعون عامًا من الجدال. أغلق الفرّان باكرًا، وتبعه الحي كله.',
      },
    },
    {
      code: '8nt367xq',
      kind: 'match',
      season: 1,
      releasedDaysAgo: 282,
      en: {
        title: 'The first final: Old Bakery v Tailors’ Lane',
        description:
          'No stands, no tickets, and still three hundred people. The cup is a coffee pot that nobody has ever seen empty.',
      },
      ar: {
        title: 'النهائي الأول: حارة الفرن ضد زقاق الخيّاطين',
        description: 'لا مدرجات ولا تذاكر، ومع ذلك حضر ثلاثمئة متفرج. والكأس دلّة قهوة لم يرها أحد فارغة قط.',
      },
    },
    {
      code: '53ncpkh2',
      kind: 'match',
      season: 1,
      premium: true,
      releasedDaysAgo: 310,
      en: {
        title: 'Tailors’ Lane v Railway Houses: four against five',
        description:
          'A wedding takes their best player at half-time. He promises to be back before the cake.',
      },
      ar: {
        title: 'زقاق الخيّاطين ضد بيوت السكة: أربعة ضد خمسة',
        description: 'خطف العرس أفضل لاعبيهم بين الشوطين، فوعدهم بالعودة قبل قطع الكعكة.',
      },
    },
    {
      code: '62kbxjsc',
      kind: 'highlight',
      season: 2,
      releasedDaysAgo: 6,
      en: {
        title: 'The derby, without the waiting',
        description: 'Seven goals, a lost sandal and a save that the goalkeeper still cannot explain.',
      },
      ar: {
        title: 'الديربي من دون انتظار',
        description: 'سبعة أهداف وفردة صندل ضائعة، وتصدٍّ لا يعرف الحارس نفسه كيف فعلها.',
      },
    },
    {
      code: '93bkzuxb',
      kind: 'highlight',
      season: 1,
      releasedDaysAgo: 281,
      en: {
        title: 'The first final, without the shouting',
        description: 'All five goals, and not one of the nine minutes spent on whether it had been a corner.',
      },
      ar: {
        title: 'النهائي الأول بلا صراخ',
        description: 'الأهداف الخمسة كاملة، من دون الدقائق التسع التي ضاعت في الجدال على ركنية.',
      },
    },
    {
      code: '5d9uvw8s',
      kind: 'clip',
      season: 2,
      releasedDaysAgo: 21,
      en: {
        title: 'The referee’s fruit stall',
        description:
          'On Fridays Abu Nasser shows cards. On Saturdays the same players ask him for a discount on grapes.',
        people: 'Abu Nasser',
      },
      ar: {
        title: 'بسطة الحكم',
        description:
          'يوم الجمعة يرفع أبو ناصر البطاقات، ويوم السبت يأتيه اللاعبون أنفسهم طالبين خصمًا على العنب.',
        people: 'أبو ناصر',
      },
    },
    {
      code: '69j7mgur',
      kind: 'clip',
      season: 2,
      premium: true,
      releasedDaysAgo: 49,
      en: {
        title: 'How the nets arrived',
        description:
          'A fishing village heard that the goals had none, and sent two that still smell of mackerel.',
      },
      ar: {
        title: 'من أين جاءت الشباك؟',
        description: 'سمعت قرية صيادين أن المرميين بلا شباك، فأرسلت شبكتين ما زالت تفوح منهما رائحة السمك.',
      },
    },
    {
      code: '6nbvaeth',
      kind: 'clip',
      season: 1,
      releasedDaysAgo: 330,
      en: {
        title: 'The ball on the roof',
        description:
          'Umm Samir has twelve of them up there. She will negotiate, but not before the afternoon nap.',
      },
      ar: {
        title: 'الكرة على السطح',
        description: 'عند أم سمير اثنتا عشرة كرة على سطحها. باب التفاوض مفتوح، لكن بعد القيلولة.',
      },
    },
    {
      code: '37q9t5ny',
      kind: 'short',
      season: 2,
      releasedDaysAgo: 3,
      en: {
        title: 'Four sandals, two goals',
        description: 'And the eternal question: did it pass over a crossbar that does not exist?',
      },
      ar: {
        title: 'أربعة صنادل ومرميان',
        description: 'والسؤال الأبدي: هل مرّت الكرة فوق عارضة لا وجود لها؟',
      },
    },
    {
      code: '3nhy7umj',
      kind: 'short',
      season: 2,
      releasedDaysAgo: 15,
      en: {
        title: 'The oldest substitute in the league',
        description: 'Seventy-one, unbeaten at backgammon, and warming up since the first half.',
      },
      ar: {
        title: 'أكبر بديل سنًّا في الدوري',
        description: 'في الحادية والسبعين، لا يُهزم في طاولة الزهر، وما زال يُحمّي عضلاته منذ الشوط الأول.',
      },
    },
  ],
};

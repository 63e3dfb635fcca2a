import type { VideosOfShow } from '../seed-types';

export const WRONG_NUMBER: VideosOfShow = {
  show: 'wrong-number',
  channel: 'comedy',
  videos: [
    {
      code: 'scrzf9hu',
      kind: 'episode',
      season: 1,
      episode: 1,
      releasedDaysAgo: 212,
      en: {
        title: 'The plumber of Building Nine',
        description:
          'Fadi sells insurance. By noon he has promised six strangers that he will come and look at the tap.',
        people: 'Wassim Tarazi',
      },
      ar: {
        title: 'سبّاك العمارة التاسعة',
        description: 'فادي بائع تأمين، ولم يأتِ الظهر حتى كان قد وعد ستة غرباء بأن يمرّ ويرى الحنفية.',
        people: 'وسيم ترزي',
      },
    },
    {
      code: 'yp7j2bgx',
      kind: 'episode',
      season: 1,
      episode: 2,
      releasedDaysAgo: 205,
      en: {
        title: 'Congratulations, it’s a boy',
        description:
          'The happy news reaches a bachelor in a crowded lift, and he does not have the heart to correct anyone.',
      },
      ar: {
        title: 'مبروك، إجاك ولد!',
        description: 'يصل الخبر السعيد إلى عازب في مصعد مزدحم، فلا يطاوعه قلبه على أن يخيّب ظنّ أحد.',
      },
    },
    {
      code: 'zv6vcjtb',
      kind: 'episode',
      season: 1,
      episode: 3,
      releasedDaysAgo: 198,
      en: {
        title: 'The director will take your call',
        description:
          'Lama was only ordering shawarma. She has now approved a budget, and the budget would like to thank her.',
        people: 'Lama Sukkar',
      },
      ar: {
        title: 'المدير العام معك عالخط',
        description: 'كانت لمى تطلب شاورما لا أكثر، فإذا بها توافق على ميزانية كاملة، والموظفون يدعون لها.',
        people: 'لمى سكّر',
      },
    },
    {
      code: 'aksjwe2f',
      kind: 'episode',
      season: 1,
      episode: 4,
      premium: true,
      releasedDaysAgo: 191,
      en: {
        title: 'You’re on air',
        description:
          'Someone wins a cruise with someone else’s answers. Someone else was listening to the radio.',
      },
      ar: {
        title: 'أنت على الهوا',
        description: 'متّصل يفوز برحلة بحرية بإجابات غيره، وغيره كان يستمع إلى الراديو.',
      },
    },
    {
      code: 'c5zdyj6m',
      kind: 'episode',
      season: 2,
      episode: 1,
      releasedDaysAgo: 20,
      en: {
        title: 'Your order is downstairs',
        description:
          'Fourteen birthday cakes, one studio flat, and a rider who has sworn not to take a single one back.',
      },
      ar: {
        title: 'طلبك تحت البيت',
        description: 'أربع عشرة كعكة ميلاد وغرفة واحدة، ومندوب أقسم ألا يعود بواحدة منها.',
      },
    },
    {
      code: 'edprbs2y',
      kind: 'episode',
      season: 2,
      episode: 2,
      premium: true,
      releasedDaysAgo: 13,
      en: {
        title: 'Same phone, same ringtone',
        description:
          'Two wedding guests go home with each other’s mobile, and each spends the night reassuring the other’s mother.',
      },
      ar: {
        title: 'نفس الموبايل ونفس الرنّة',
        description: 'ضيفان في عرس عاد كلٌّ منهما بهاتف الآخر، وأمضى الليل يُطمئن أمًّا ليست أمّه.',
      },
    },
    {
      code: 'phh45qmj',
      kind: 'episode',
      season: 2,
      episode: 3,
      releasedDaysAgo: 6,
      en: {
        title: 'The Friday caller',
        description:
          'The old man upstairs misdials every Friday. Then comes a Friday when the phone stays silent, and Fadi takes the stairs.',
        people: 'Wassim Tarazi\nAdnan Sabbagh',
      },
      ar: {
        title: 'متّصل الجمعة',
        description:
          'جار الطابق العلوي يتصل بالخطأ كل جمعة. ثم جاءت جمعة لم يرنّ فيها الهاتف، فصعد فادي الدرج.',
        people: 'وسيم ترزي\nعدنان صباغ',
      },
    },
    {
      code: 'tt444u7j',
      kind: 'clip',
      releasedDaysAgo: 184,
      en: {
        title: 'Nineteen ways to ruin “hello”',
        description: 'One word, nineteen takes, and a sound engineer weeping quietly into his headphones.',
      },
      ar: {
        title: 'تسع عشرة طريقة لتخريب «ألو»',
        description: 'كلمة واحدة وتسع عشرة محاولة، ومهندس صوت يبكي من الضحك بلا صوت.',
      },
    },
    {
      code: 'bnvr4jkt',
      kind: 'clip',
      releasedDaysAgo: 16,
      en: {
        title: 'Auntie meets the voicemail',
        description:
          'She knows nobody is there. She waits for an answer all the same, and then tells it off for its manners.',
      },
      ar: {
        title: 'خالتي والبريد الصوتي',
        description: 'تعرف أن لا أحد هناك، ومع ذلك تنتظر الرد، ثم توبّخ الآلة على قلّة ذوقها.',
      },
    },
    {
      code: '7bpagpus',
      kind: 'short',
      releasedDaysAgo: 9,
      en: {
        title: 'Bye. Bye. Bye-bye.',
        description: 'Seven goodbyes, four regards to the family, and then: “By the way…”',
      },
      ar: {
        title: 'يلّا باي، مع السلامة',
        description: 'سبع مرّات «مع السلامة» وأربعة سلامات للأهل، ثم: «على فكرة…»',
      },
    },
    {
      code: 'zt5vmyft',
      kind: 'short',
      releasedDaysAgo: 3,
      en: {
        title: 'Unknown number calling',
        description: 'Nobody moves. Nobody breathes. Then somebody’s grandmother picks up.',
      },
      ar: { title: 'رقم غريب يتصل', description: 'لا أحد يتحرّك ولا أحد يتنفّس. ثم تمدّ الجدّة يدها وتردّ.' },
    },
  ],
};

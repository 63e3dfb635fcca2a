import type { VideosOfShow } from '../seed-types';

export const BORDER_TEA: VideosOfShow = {
  show: 'border-tea',
  channel: 'travel',
  videos: [
    {
      code: 'bc23vf86',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 88,
      en: {
        title: 'Two glasses in Ramtha',
        description:
          'A driver who has crossed for thirty years judges every town by how soon the tea arrives.',
        people: 'Zakaria Sebti',
      },
      ar: {
        title: 'كأسان في الرمثا',
        description: 'سائق يعبر منذ ثلاثين عامًا، ويحكم على كل بلدة من سرعة وصول الشاي.',
        people: 'زكريا السبتي',
      },
    },
    {
      code: 'u99gvekx',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 74,
      en: {
        title: 'The kitchen in the shade of lorries',
        description:
          'Thirty trailers, parked just so, make a roof. Under it Abu Nasser has opened a rather good restaurant.',
        people: 'Zakaria Sebti',
      },
      ar: {
        title: 'مطبخ في ظلّ الشاحنات',
        description: 'ثلاثون مقطورة متراصّة تصنع سقفًا، وتحته افتتح أبو ناصر مطعمًا لا يُستهان به.',
        people: 'زكريا السبتي',
      },
    },
    {
      code: '47xucegm',
      kind: 'episode',
      episode: 3,
      releasedDaysAgo: 60,
      en: {
        title: 'One more sprig of mint',
        description:
          'Somewhere east of Oujda the recipe changes by a single leaf, and each side will swear that theirs is the only way.',
        people: 'Zakaria Sebti',
      },
      ar: {
        title: 'غصن نعناع زائد',
        description: 'في مكان ما شرق وجدة تتغيّر الوصفة بورقة واحدة، وكلٌّ يقسم أن طريقته هي الوحيدة.',
        people: 'زكريا السبتي',
      },
    },
    {
      code: 'txmqzvk5',
      kind: 'episode',
      episode: 4,
      premium: true,
      releasedDaysAgo: 46,
      en: {
        title: 'Sugar between the teeth',
        description:
          'In Basra they do not stir. Hajji Karim shows how it is done, and talks straight through the lesson.',
        people: 'Zakaria Sebti\nKarim Al Shatti',
      },
      ar: {
        title: 'سكّرة بين الأسنان',
        description: 'في البصرة لا يحرّكون الشاي. الحاج كريم يشرح الطريقة، ولا يتوقّف عن الكلام وهو يشرب.',
        people: 'زكريا السبتي\nكريم الشطّي',
      },
    },
    {
      code: '5sc4825g',
      kind: 'episode',
      episode: 5,
      releasedDaysAgo: 32,
      en: {
        title: 'No line on the lake',
        description:
          'From Aswan to Wadi Halfa by boat, with cold red hibiscus and an old quarrel about whose idea it was.',
        people: 'Zakaria Sebti',
      },
      ar: {
        title: 'لا خطّ على البحيرة',
        description: 'من أسوان إلى وادي حلفا بالمركب، مع كركديه بارد وخلاف قديم على صاحب الفكرة.',
        people: 'زكريا السبتي',
      },
    },
    {
      code: '357d7yyy',
      kind: 'episode',
      episode: 6,
      releasedDaysAgo: 18,
      en: {
        title: 'Karak at two in the morning',
        description:
          'At the last filling station before the crossing, everyone is either leaving or has only just come home.',
        people: 'Zakaria Sebti',
      },
      ar: {
        title: 'كرك عند الثانية فجرًا',
        description: 'في آخر محطة وقود قبل المعبر، كل من تراه مغادر، أو عائد إلى بيته للتوّ.',
        people: 'زكريا السبتي',
      },
    },
    {
      code: 'x8nxhmp6',
      kind: 'episode',
      episode: 7,
      premium: true,
      releasedDaysAgo: 4,
      en: {
        title: 'The table on the line',
        description:
          'Two cousins, two passports, one picnic cloth. Nobody can tell which country the sugar is in.',
        people: 'Zakaria Sebti',
      },
      ar: {
        title: 'طاولة على الخطّ',
        description: 'ابنا عمّ وجوازا سفر ومفرش واحد، ولا أحد يعرف في أيّ بلد يقع السكّر.',
        people: 'زكريا السبتي',
      },
    },
    {
      code: 'szvdkp5c',
      kind: 'clip',
      releasedDaysAgo: 39,
      en: {
        title: 'Seven ways to pour',
        description:
          'From up high, from down low, back into the pot and out again. One of them ended on the carpet.',
      },
      ar: {
        title: 'سبع طرق للصبّ',
        description: 'من علوّ شاهق ومن قرب، ومن الكأس إلى الإبريق ثم إليها. واحدة منها انتهت على السجّادة.',
      },
    },
    {
      code: '7tttrw34',
      kind: 'clip',
      releasedDaysAgo: 11,
      en: {
        title: 'Sixty pages of stamps',
        description:
          'An old passport, opened at page eleven, where the stain is from a very particular glass of tea.',
        people: 'Zakaria Sebti',
      },
      ar: {
        title: 'ستون صفحة من الأختام',
        description: 'جواز قديم مفتوح على الصفحة الحادية عشرة، حيث بقعة من كأس شاي لا تُنسى.',
        people: 'زكريا السبتي',
      },
    },
    {
      code: 'hwr54rqv',
      kind: 'short',
      releasedDaysAgo: 25,
      en: {
        title: 'It’s boiling, somebody get it',
        description: 'Four brothers, one kettle, and nobody who believes that it is his turn.',
      },
      ar: {
        title: 'الإبريق يغلي، مين يقوم؟',
        description: 'أربعة إخوة وإبريق واحد، ولا أحد منهم مقتنع بأن الدور دوره.',
      },
    },
    {
      code: 'j4ub97nz',
      kind: 'short',
      releasedDaysAgo: 8,
      en: {
        title: 'Too hot to hold',
        description: 'Five ways of holding a scalding glass, from the brave to the dignified.',
      },
      ar: { title: 'حارّة على اليد', description: 'خمس طرق لحمل كأس تغلي، من أكثرها شجاعة إلى أكثرها وقارًا.' },
    },
  ],
};

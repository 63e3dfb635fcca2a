import type { VideosOfShow } from '../seed-types';

export const IN_LAWS: VideosOfShow = {
  show: 'the-in-laws',
  channel: 'comedy',
  videos: [
    {
      code: '47989evg',
      kind: 'episode',
      season: 1,
      episode: 1,
      releasedDaysAgo: 286,
      en: {
        title: 'Whose remote is it?',
        description:
          'Abu Samer has not missed the nine o’clock news since 1988. Tonight there is also a cup final.',
        people: 'Nabih Karam\nYousef Sabri',
      },
      ar: {
        title: 'الريموت لمين؟',
        description: 'لم تفُت أبا سامر نشرة التاسعة منذ 1988، لكن الليلة نهائي الكأس أيضًا.',
        people: 'نبيه كرم\nيوسف صبري',
      },
    },
    {
      code: 'dzj2xnja',
      kind: 'episode',
      season: 1,
      episode: 2,
      releasedDaysAgo: 279,
      en: {
        title: 'The good plates',
        description:
          'In this house there is a cupboard that nobody opens. Yousef is alone, it is midnight, and he is hungry.',
        people: 'Yousef Sabri',
      },
      ar: {
        title: 'طقم الضيوف',
        description: 'في هذا البيت خزانة لا يفتحها أحد. ويوسف وحده، والوقت منتصف الليل، وهو جائع.',
        people: 'يوسف صبري',
      },
    },
    {
      code: 'f6hwtw2j',
      kind: 'episode',
      season: 1,
      episode: 3,
      releasedDaysAgo: 272,
      en: {
        title: 'The water pump',
        description:
          'Something shakes the windows at three every morning. Abu Samer blames the pump. The pump has an alibi.',
        people: 'Nabih Karam',
      },
      ar: {
        title: 'الحق على المضخّة',
        description: 'شيء ما يهزّ النوافذ كل ليلة عند الثالثة. أبو سامر يتّهم المضخّة، والمضخّة بريئة.',
        people: 'نبيه كرم',
      },
    },
    {
      code: 'h4r4mzxx',
      kind: 'episode',
      season: 1,
      episode: 4,
      premium: true,
      releasedDaysAgo: 265,
      en: {
        title: 'Under the fig tree',
        description:
          'It has been Abu Samer’s parking spot for longer than it has been a tree. Yousef needed it for one moment only.',
        people: 'Nabih Karam\nYousef Sabri',
      },
      ar: {
        title: 'تحت التينة',
        description: 'هنا موقف أبي سامر من قبل أن تصير التينة تينة، ويوسف لم يحتجه سوى لحظة واحدة.',
        people: 'نبيه كرم\nيوسف صبري',
      },
    },
    {
      code: 'tnsu6gw9',
      kind: 'episode',
      season: 2,
      episode: 1,
      releasedDaysAgo: 118,
      en: {
        title: 'The air-conditioning war',
        description:
          'One bedroom wants nineteen degrees, the other twenty-six. The cat has moved in with the neighbours.',
      },
      ar: {
        title: 'حرب المكيّف',
        description: 'غرفة تريده على تسع عشرة درجة وأخرى على ست وعشرين، والقطة انتقلت إلى بيت الجيران.',
      },
    },
    {
      code: '3up2kbxh',
      kind: 'episode',
      season: 2,
      episode: 2,
      premium: true,
      releasedDaysAgo: 111,
      en: {
        title: 'A surprise for Umm Samer',
        description:
          'Forty guests are hiding behind one sofa when she comes home early, with forty-one guests of her own.',
        people: 'Souad Fakhoury',
      },
      ar: {
        title: 'مفاجأة لأم سامر',
        description: 'أربعون ضيفًا يختبئون خلف كنبة واحدة، وإذا بها تعود مبكرًا ومعها واحد وأربعون ضيفًا.',
        people: 'سعاد فاخوري',
      },
    },
    {
      code: 'hm2kxux2',
      kind: 'episode',
      season: 2,
      episode: 3,
      releasedDaysAgo: 104,
      en: {
        title: 'The keys to our own flat',
        description:
          'The boxes are packed and the taxi is waiting. Then Abu Samer asks, quietly, who will watch the match with him.',
        people: 'Nabih Karam\nYousef Sabri\nHala Mikati',
      },
      ar: {
        title: 'مفتاح بيتنا',
        description: 'الصناديق جاهزة والتاكسي ينتظر. ثم يسأل أبو سامر بصوت خافت: ومين رح يحضر المباراة معي؟',
        people: 'نبيه كرم\nيوسف صبري\nهالة ميقاتي',
      },
    },
    {
      code: 'b2p3bk5n',
      kind: 'clip',
      releasedDaysAgo: 258,
      en: {
        title: 'Umm Samer reviews restaurants',
        description:
          'Three kitchens, one spoon of hers in the handbag, and a verdict: “You should have told me you were hungry.”',
        people: 'Souad Fakhoury',
      },
      ar: {
        title: 'أم سامر تقيّم المطاعم',
        description: 'ثلاثة مطاعم وملعقة واحدة من حقيبتها، ثم الحكم: «لو قلتوا إنكم جوعانين، كنت طبخت».',
        people: 'سعاد فاخوري',
      },
    },
    {
      code: 'fcp53qmx',
      kind: 'clip',
      releasedDaysAgo: 97,
      en: {
        title: 'House tour with Abu Samer',
        description:
          'He built it himself, room by room, and wired every socket with his own hands. Please do not touch that one.',
        people: 'Nabih Karam',
      },
      ar: {
        title: 'جولة في البيت مع أبو سامر',
        description: 'بناه بنفسه غرفة غرفة، ومدّ أسلاكه بيديه. ورجاءً، لا تلمسوا هذا المقبس.',
        people: 'نبيه كرم',
      },
    },
    {
      code: '76urkb3v',
      kind: 'short',
      releasedDaysAgo: 150,
      en: {
        title: '“But you’ve eaten nothing”',
        description: 'One full man, one empty plate, and a ladle that does not take no for an answer.',
      },
      ar: {
        title: '«بس ما أكلت شي!»',
        description: 'رجل شبعان وصحن لا يبقى فارغًا، ومغرفة لا تعرف معنى كلمة «شكرًا».',
      },
    },
    {
      code: '3emdq3sy',
      kind: 'short',
      releasedDaysAgo: 92,
      en: {
        title: 'The slipper: a nature film',
        description:
          'In the wild, it can turn corners. Filmed in the corridor at considerable personal risk.',
      },
      ar: {
        title: 'الشبشب: فيلم عن الطبيعة',
        description: 'في بيئته الطبيعية يستطيع الانعطاف. صُوِّر في الممرّ بشجاعة نادرة.',
      },
    },
  ],
};

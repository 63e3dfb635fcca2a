import type { VideosOfShow } from '../seed-types';

export const COURTYARD_SESSIONS: VideosOfShow = {
  show: 'courtyard-sessions',
  channel: 'live-music',
  videos: [
    {
      code: '5qpsq9yu',
      kind: 'episode',
      live: { startsInMinutes: -60, endsInMinutes: null },
      releasedDaysAgo: 0,
      en: {
        title: 'Courtyard Sessions: until the tea runs out',
        description:
          'Live from a blue courtyard in Tunis. Bands come, bands go, the kettle stays, and nobody has called a last song.',
      },
      ar: {
        title: 'جلسات الحوش: حتى ينتهي الشاي',
        description: 'مباشرة من حوش أزرق في تونس: فرقة تمضي وفرقة تأتي والإبريق باقٍ، ولم يقل أحد «آخر أغنية».',
      },
    },
    {
      code: 'dne5uwef',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 160,
      en: {
        title: 'A wedding band without a wedding',
        description:
          'Six musicians from Alexandria finally play, to the end, the songs that the cake always interrupts.',
      },
      ar: {
        title: 'فرقة أعراس بلا عرس',
        description: 'ستة عازفين من الإسكندرية يعزفون حتى النهاية الأغاني التي تقطعها الكعكة في كل عرس.',
      },
    },
    {
      code: '8qqhjj5q',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 139,
      en: {
        title: 'The brass sisters of Nablus',
        description:
          'Two trombones and a trumpet in an old soap factory, where every note comes back smelling faintly of laurel.',
        people: 'Maha Qaddumi\nSuha Qaddumi\nRuba Qaddumi',
      },
      ar: {
        title: 'شقيقات النحاس في نابلس',
        description: 'آلتا ترومبون وبوق في مصبنة قديمة، تعود فيها كل نغمة وفيها رائحة الغار.',
        people: 'مها قدومي\nسها قدومي\nربى قدومي',
      },
    },
    {
      code: '4u7dvsx4',
      kind: 'episode',
      episode: 3,
      premium: true,
      releasedDaysAgo: 118,
      en: {
        title: 'Gnawa at noon',
        description:
          'In Essaouira they start at midnight. In daylight you see at last whose hands have been making the thunder.',
      },
      ar: {
        title: 'كناوة في عزّ الظهر',
        description:
          'في الصويرة يبدؤون عند منتصف الليل. أما في ضوء النهار فترى أخيرًا أيّ يدين تصنعان هذا الرعد.',
      },
    },
    {
      code: 'fdep4rz9',
      kind: 'episode',
      episode: 4,
      releasedDaysAgo: 97,
      en: {
        title: 'Rain on the frame drum',
        description:
          'The sky opens halfway through the second song. The band moves under the stairs and starts again, better.',
      },
      ar: {
        title: 'مطر على الدفّ',
        description: 'أمطرت في منتصف الأغنية الثانية، فاحتمت الفرقة تحت الدرج وأعادتها أجمل ممّا كانت.',
      },
    },
    {
      code: 'adzrprd2',
      kind: 'episode',
      episode: 5,
      releasedDaysAgo: 69,
      en: {
        title: 'Muharraq by candlelight',
        description:
          'A power cut leaves four drums, one voice and a room full of people who know every word.',
      },
      ar: {
        title: 'المحرّق على ضوء الشموع',
        description: 'انقطعت الكهرباء، فلم يبقَ إلا أربعة طبول وصوت واحد، وبيت كامل يحفظ الكلمات.',
      },
    },
    {
      code: 'hs5fmux5',
      kind: 'episode',
      episode: 6,
      premium: true,
      releasedDaysAgo: 41,
      en: {
        title: 'The rapper and the grandmothers’ choir',
        description:
          'Kimo is nineteen and raps about the metro. Twelve grandmothers have opinions on his chorus, and they sing them.',
        people: 'Kimo Samir',
      },
      ar: {
        title: 'رابر وكورال الجدّات',
        description: 'كيمو ابن التاسعة عشرة يغنّي الراب عن المترو، ولاثنتي عشرة جدّة رأي في اللازمة، قلنه غناءً.',
        people: 'كيمو سمير',
      },
    },
    {
      code: '42ydt6mu',
      kind: 'episode',
      episode: 7,
      releasedDaysAgo: 13,
      en: {
        title: 'One last night for the house',
        description:
          'The owners have sold it. Before the keys change hands, everyone who ever sang here comes back.',
      },
      ar: {
        title: 'ليلة أخيرة للبيت',
        description: 'باعه أصحابه. وقبل أن تنتقل المفاتيح، عاد إلى الحوش كل من غنّى فيه يومًا.',
      },
    },
    {
      code: 'ezg66a3v',
      kind: 'clip',
      releasedDaysAgo: 88,
      en: {
        title: 'Where does the sound live?',
        description:
          'An engineer claps in eight corners of the same house, and marks the best one with chalk.',
        people: 'Amira Zein',
      },
      ar: {
        title: 'أين يسكن الصوت؟',
        description: 'مهندسة صوت تصفّق في ثماني زوايا من البيت نفسه، ثم تعلّم أجملها بالطباشير.',
        people: 'أميرة زين',
      },
    },
    {
      code: 'n56avvtp',
      kind: 'clip',
      releasedDaysAgo: 55,
      en: {
        title: 'She came to complain',
        description:
          'The lady on the balcony leaned out to ask for quiet. Listen to who sings the second verse.',
      },
      ar: {
        title: 'جاءت تشتكي',
        description: 'أطلّت سيّدة الشرفة لتطلب بعض الهدوء. اسمعوا من الذي غنّى المقطع الثاني.',
      },
    },
    {
      code: 'c3rbd5xw',
      kind: 'short',
      releasedDaysAgo: 24,
      en: {
        title: 'The fountain keeps time',
        description: 'It has never rushed a bar in three hundred years. The drummer has.',
      },
      ar: {
        title: 'النافورة تضبط الإيقاع',
        description: 'لم تستعجل مرّة منذ ثلاثمئة عام. أما الطبّال فاستعجل الليلة مرّات.',
      },
    },
    {
      code: 'hez2qyk8',
      kind: 'short',
      releasedDaysAgo: 5,
      en: {
        title: 'Sixty chairs, six minutes',
        description: 'How an empty yard becomes a concert hall: quick hands, and one chair that squeaks.',
      },
      ar: {
        title: 'ستون كرسيًا في ست دقائق',
        description: 'هكذا يصير الحوش الفارغ مسرحًا: أيدٍ سريعة، وكرسي واحد لا بدّ أن يصرّ.',
      },
    },
  ],
};

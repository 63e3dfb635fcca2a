import type { VideosOfShow } from '../seed-types';

export const OUD_AFTER_DARK: VideosOfShow = {
  show: 'oud-after-dark',
  channel: 'live-music',
  videos: [
    {
      code: 'q2dcnfdt',
      kind: 'clip',
      live: { startsInMinutes: -600, endsInMinutes: null },
      followsSchedule: true,
      releasedDaysAgo: 0,
      en: {
        title: 'Oud After Dark: the endless session',
        description: 'A courtyard, a lamp and musicians who hand the tune to each other through the night.',
      },
      ar: {
        title: 'عود بعد الغروب: جلسة بلا نهاية',
        description: 'فناء ومصباح وعازفون يسلّم كلٌّ منهم اللحن لرفيقه طوال الليل.',
      },
    },
    {
      code: 'wx4re557',
      kind: 'episode',
      episode: 1,
      seconds: 240,
      releasedDaysAgo: 33,
      en: {
        title: 'Maqam on a motorbike',
        description: 'Karim delivers parcels by day. Every street in Beirut has its own scale.',
        people: 'Karim Sabbagh',
      },
      ar: {
        title: 'مقام على دراجة نارية',
        description: 'يوصل كريم الطرود نهارًا، ولكل شارع في بيروت عنده مقام.',
        people: 'كريم صباغ',
      },
    },
    {
      code: 'asn5hxtt',
      kind: 'episode',
      episode: 2,
      premium: true,
      releasedDaysAgo: 26,
      en: {
        title: 'The pearl divers’ chorus',
        description: 'Songs that once kept time for the oars, sung again by the divers’ grandsons.',
      },
      ar: {
        title: 'جوقة الغوّاصين',
        description: 'أغانٍ كانت تضبط إيقاع المجاديف، يعيدها اليوم أحفاد الغوّاصين.',
      },
    },
    {
      code: 'd9zqkd6m',
      kind: 'clip',
      releasedDaysAgo: 9,
      en: { title: 'A qanun, a loop pedal', description: 'Seventy-eight strings and one foot.' },
      ar: { title: 'قانون ودوّاسة', description: 'ثمانية وسبعون وترًا وقدم واحدة.' },
    },
    {
      code: 'd4ypk3xb',
      kind: 'short',
      releasedDaysAgo: 4,
      en: { title: 'Tuning is half the song', description: 'The quiet minute before a concert in Fez.' },
      ar: { title: 'الدوزان نصف الأغنية', description: 'دقيقة هادئة قبل حفل في فاس.' },
    },
  ],
};

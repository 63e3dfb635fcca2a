import type { AreaWords } from './field-words';

const NEVER_CHANGES = [
  'Part of its address. It does not change after the record has been created.',
  'جزء من عنوانه في الموقع، ولا يتغيّر بعد الإنشاء.',
] as const;

/** Texts of the fields of videos, shows, seasons, channels, sports and the schedule. */
export const CATALOGUE_FIELD_WORDS: AreaWords = {
  'api::video.video': {
    code: { label: ['Code', 'الرمز'], help: NEVER_CHANGES },
    kind: {
      label: ['Kind', 'النوع'],
      choices: {
        episode: ['Episode', 'حلقة'],
        match: ['Match', 'مباراة'],
        clip: ['Clip', 'مقطع'],
        highlight: ['Highlight', 'أبرز اللقطات'],
        short: ['Short', 'قصير'],
      },
    },
    live: {
      label: ['Live', 'مباشر'],
      help: [
        'Is broadcast at a time, from its beginning to its end.',
        'يُبث في وقته، من البداية إلى النهاية.',
      ],
    },
    followsSchedule: {
      label: ['Plays the schedule', 'يعرض الجدول'],
      help: ['A live stream that shows what its channel has on air.', 'بث مباشر يعرض ما على هواء القناة.'],
    },
    recorded: {
      label: ['Recorded', 'مسجّل'],
      help: ['Can be watched at any time.', 'يمكن مشاهدته في أي وقت.'],
    },
    premium: {
      label: ['For subscribers', 'للمشتركين'],
      help: ['Others see the page, and what a subscription costs.', 'يرى غيرهم الصفحة وسعر الاشتراك.'],
    },
    durationSeconds: {
      label: ['Length in seconds', 'المدة بالثواني'],
      help: ['Comes from the film, once there is one.', 'تُؤخذ من الفيلم متى توفّر.'],
    },
    episodeNumber: { label: ['Episode', 'رقم الحلقة'] },
    seasonNumber: { label: ['Season', 'رقم الموسم'] },
    releasedAt: {
      label: ['Released', 'تاريخ الإصدار'],
      help: ['Is set when it is first published.', 'يُسجَّل عند أول نشر.'],
    },
    poster: {
      label: ['Poster', 'الملصق'],
      help: ['Wide picture, 16:9.', 'صورة عريضة بنسبة 16:9.'],
    },
    upright: {
      label: ['Upright picture', 'الصورة الطولية'],
      help: ['For shorts, 9:16.', 'للفيديوهات القصيرة بنسبة 9:16.'],
    },
  },
  'api::video.video-text': {
    chapters: {
      label: ['Chapters', 'الفصول'],
      help: ['Marks on the timeline of the film.', 'علامات على شريط زمن الفيلم.'],
    },
  },
  'video.chapter': {
    start: {
      label: ['Begins at', 'يبدأ عند'],
      help: ['Minutes and seconds, e.g. 12:30.', 'الدقائق والثواني مثل 12:30.'],
    },
  },
  'api::show.show': {
    poster: { label: ['Poster', 'الملصق'], help: ['Upright, 2:3.', 'طولي بنسبة 2:3.'] },
    wide: {
      label: ['Wide picture', 'الصورة العريضة'],
      help: ['At the head of its page, 16:9.', 'في رأس صفحته بنسبة 16:9.'],
    },
    upright: {
      label: ['Upright picture', 'الصورة الطولية'],
      help: ['At the head of its page on phones, 9:16.', 'في رأس صفحته على الهاتف بنسبة 9:16.'],
    },
    year: { label: ['Year', 'السنة'] },
    ageRating: {
      label: ['Age rating', 'التصنيف العمري'],
      help: ['G, PG, or an age such as 12+.', 'G أو PG أو عمر مثل 12+.'],
    },
    format: {
      label: ['Kind', 'النوع'],
      choices: { series: ['Series', 'سلسلة'], podcast: ['Podcast', 'بودكاست'] },
    },
    original: {
      label: ['Original', 'إنتاج أصلي'],
      help: ['Made for this service.', 'أُنتج لهذه الخدمة.'],
    },
    business: {
      label: ['Business', 'أعمال'],
      help: ['Is shown in the business area.', 'يظهر في قسم الأعمال.'],
    },
  },
  'api::season.season': {
    number: {
      label: ['Number', 'رقم الموسم'],
      help: ['Its videos say the same number.', 'تحمل فيديوهاته الرقم نفسه.'],
    },
    year: { label: ['Year', 'السنة'] },
  },
  'api::season.season-text': {
    title: {
      label: ['Name', 'الاسم'],
      help: ['Without a name it is called by its number.', 'من دون اسم يُذكر برقمه.'],
    },
  },
  'api::schedule.schedule-entry': {
    live: { label: ['Live', 'مباشر'] },
    video: {
      label: ['Video', 'الفيديو'],
      help: ['Where it can be watched.', 'الفيديو الذي تُشاهَد فيه الفقرة.'],
    },
  },
};

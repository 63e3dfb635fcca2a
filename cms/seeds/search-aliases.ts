import type { SearchKind } from '../src/search/search-facets';
import type { ShowSeed } from './seed-types';

/** Equivalent spellings for search, or everyday words of a genre or kind; editors add more in the admin panel. */
export interface SearchAliasSeed {
  name: string;
  spellings: readonly string[];
  /** Slugs of the channels and sports that the words stand for, and a kind of record. */
  channels?: readonly string[];
  sports?: readonly NonNullable<ShowSeed['sport']>[];
  kind?: SearchKind;
}

const lines = (text: string): string[] =>
  text
    .split(/[,،\n]/u)
    .map((word) => word.trim())
    .filter(Boolean);

/** Everyday words of genres and kinds, with Egyptian and Gulf ones. Plurals and articles need no line of their own. */
const TOPICS: readonly SearchAliasSeed[] = [
  {
    name: 'Sports',
    spellings: lines('sport, sports, athletics, رياضة, رياضي, سبورت, سبورتس'),
    channels: ['street-football', 'padel', 'combat-sports'],
    sports: ['football', 'padel', 'combat'],
  },
  {
    name: 'Football: the sport',
    spellings:
      lines(`football, soccer, foot, footy, futbol, كرة القدم, كرة, كورة, كوره قدم, فوتبول, فتبول, فوت
      مباراة, مباريات, ماتش, ماتشات, مبارة, match, matches, game of football, طابة, دوري, league, goals, أهداف, جوان`),
    channels: ['street-football'],
    sports: ['football'],
  },
  {
    name: 'Padel: the sport',
    spellings: lines('padel, paddle, padel tennis, tennis, racket, بادل, باديل, بادل تنس, تنس, مضرب'),
    channels: ['padel'],
    sports: ['padel'],
  },
  {
    name: 'Combat sports',
    spellings:
      lines(`combat, combat sports, boxing, boxer, wrestling, fight, fights, fighting, mma, martial arts, kickboxing
      قتال, رياضات قتالية, رياضات القتال, فنون قتالية, ملاكمة, ملاكم, مصارعة, مصارع, نزال, نزالات, بوكس, بوكسينج, خناق, خناقة`),
    channels: ['combat-sports'],
    sports: ['combat'],
  },
  {
    name: 'Comedy: the genre',
    spellings:
      lines(`comedy, comedies, comedian, joke, jokes, funny, humour, humor, laugh, sitcom, stand-up, standup, sketch
      كوميديا, كوميدي, نكت, نكتة, نكات, ضحك, مضحك, يضحك, هزار, قفشات, مسخرة, طرائف, وناسة, تنكيت, سكتش, اسكتشات, ستاند أب, ستانداب`),
    channels: ['comedy'],
  },
  {
    name: 'Cooking',
    spellings: lines(`cooking, cook, cookery, kitchen, recipe, recipes, food, chef, baking, cuisine
      طبخ, طبيخ, مطبخ, مطابخ, أكل, اكلات, أكلة, وصفة, وصفات, طعام, شيف, طباخ, طباخة, أطباق, طبخات, طبخة, مأكولات, حلويات, خبز`),
    channels: ['kitchen-stories'],
  },
  {
    name: 'Games',
    spellings:
      lines(`game, games, gaming, gamer, gamers, video game, video games, esports, e sports, playstation
      لعبة, ألعاب, العاب فيديو, العاب الكترونية, جيمز, جيم, جيمنج, جيمينج, غيمنغ, قيمز, قيمرز, جيمرز, بلايستيشن, بليستيشن, رياضات إلكترونية, إيسبورتس`),
    channels: ['smashi-gaming'],
  },
  {
    name: 'Music',
    spellings:
      lines(`music, musical, song, songs, concert, concerts, singing, singer, band, live music, gig, clip musical
      موسيقى, مزيكا, مزيكة, مسيقى, أغنية, أغاني, اغانى, غنا, غناء, غنوة, غناوي, أغنيات, حفلة, حفلات, طرب, مطرب, مغني, مغنى, كونسرت, فرقة, عزف`),
    channels: ['live-music'],
  },
  {
    name: 'Films',
    spellings: lines(`film, films, movie, movies, cinema, short film, short films
      فيلم, أفلام, فلم, افلام قصيرة, فيلم قصير, سينما, سيما, موفي`),
    channels: ['short-films'],
  },
  {
    name: 'Travel: the genre',
    spellings: lines(`travel, travelling, traveling, travels, trip, trips, journey, tourism, tourist, vacation
      سفر, سفرة, رحلة, رحلات, ترحال, سياحة, سياحي, سفريات, طلعة, طلعات, فسحة, كشتة`),
    channels: ['travel'],
  },
  {
    name: 'Fitness: the genre',
    spellings: lines(`fitness, workout, workouts, exercise, exercises, gym, training, yoga, health, work out
      لياقة, لياقه بدنيه, تمارين, تمرين, جيم رياضي, جمباز, نادي رياضي, تخسيس, صحة, يوغا, يوجا`),
    channels: ['fitness'],
  },
  {
    name: 'Cars',
    spellings:
      lines(`car, cars, motor, motors, engine, engines, racing, race, rally, driving, offroad, off road, 4x4, motorsport, motorsports
      سيارة, سيارات, عربية, عربيات, موتر, مواتر, محركات, سباق, سباقات, رالي, سواقة, تطعيس, دريفت, تفحيط`),
    channels: ['desert-motors'],
  },
  {
    name: 'Technology',
    spellings:
      lines(`tech, technology, technologies, gadget, gadgets, phone, phones, computer, computers, ai, apps
      تقنية, تقنيات, تكنولوجيا, تكنولوجي, تك, موبايل, موبايلات, جوال, جوالات, كمبيوتر, ذكاء اصطناعي, تطبيقات`),
    channels: ['tech'],
  },
  {
    name: 'Business: the area',
    spellings:
      lines(`business, businesses, economy, economics, news, economic news, market, markets, company, companies
      أعمال, بيزنس, بزنس, اقتصاد, اقتصادي, أخبار, خبر, اخبار اقتصادية, نشرة, تجارة, شركات, أسواق`),
    kind: 'business',
  },
  {
    name: 'Start-ups',
    spellings:
      lines(`startup, startups, start up, start ups, entrepreneur, entrepreneurs, entrepreneurship, founder, founders
      رواد الأعمال, ريادة الأعمال, ريادة, شركات ناشئة, شركة ناشئة, ستارت اب, ستارتب, مؤسس, مؤسسين, مشاريع, مشروع`),
    channels: ['founders'],
  },
  {
    name: 'Money',
    spellings: lines(`money, finance, saving, savings, salary, salaries, budget, investing, investment
      مال, فلوس, مصاري, بيزات, ادخار, توفير, راتب, رواتب, ميزانية, استثمار, تحويش`),
    channels: ['money-talk'],
  },
  {
    name: 'Talk shows',
    spellings: lines(`talk show, talk shows, interview, interviews, talk, late night
      حوار, حوارات, مقابلة, مقابلات, لقاء, لقاءات, توك شو, برنامج حواري, برامج حوارية, سوالف, دردشة`),
    channels: ['late-talk'],
  },
  {
    name: 'Podcasts',
    spellings: lines('podcast, podcasts, pod cast, بودكاست, بودكاستات, بودكست, اذاعة'),
    kind: 'podcast',
  },
  {
    name: 'Series',
    spellings: lines(`series, tv series, serial, serials, drama, dramas, web series
      مسلسل, مسلسلات, مسلسلة, دراما, سلسلة, سلاسل, تمثيلية`),
    kind: 'series',
  },
  {
    name: 'Shows',
    spellings: lines(
      'show, shows, tv show, tv shows, program, programme, programs, programmes, برنامج, برامج, شو',
    ),
    kind: 'show',
  },
  {
    name: 'Channels',
    spellings: lines('channel, channels, tv channel, tv channels, قناة, قنوات, محطة تلفزيون'),
    kind: 'channel',
  },
  {
    name: 'Episodes',
    spellings: lines('episode, episodes, full episode, full episodes, حلقة, حلقات, حلقه كاملة, حلقات كاملة'),
    kind: 'episode',
  },
  {
    name: 'Matches',
    spellings: lines(`match, matches, full match, fixture, fixtures
      مباراة, مباريات, مبارة, ماتش, ماتشات, ماتش كامل, مباراة كاملة, لقاء رياضي`),
    kind: 'match',
  },
  {
    name: 'Highlights',
    spellings: lines(`highlight, highlights, best moments, recap, recaps
      ملخص, ملخصات, أبرز اللقطات, أجمل اللقطات, أهم اللقطات, لقطات, هايلايت, هايلايتس`),
    kind: 'highlight',
  },
  {
    name: 'Clips',
    spellings: lines('clip, clips, مقطع, مقاطع, كليب, كليبات'),
    kind: 'clip',
  },
  {
    name: 'Shorts',
    spellings: lines(
      'short, shorts, reel, reels, short video, short videos, شورت, شورتس, ريلز, مقاطع قصيرة, مقطع قصير, فيديوهات قصيرة',
    ),
    kind: 'short',
  },
  {
    name: 'Live',
    spellings: lines(
      'live, live stream, livestream, live now, stream, streams, مباشر, بث مباشر, على الهواء, لايف, بث حي, الان مباشر',
    ),
    kind: 'live',
  },
  {
    name: 'Originals',
    spellings: lines('original, originals, exclusive, أصلي, أعمال أصلية, إنتاج أصلي, حصري, حصريات'),
    kind: 'original',
  },
];

/**
 * Names and loan words that no rule can transliterate: each has many Latin spellings, and a “g” becomes ج,
 * غ, ق or ك by the writer's region.
 */
export const SEARCH_ALIASES: readonly SearchAliasSeed[] = [
  ...TOPICS,
  { name: 'On the', spellings: ['على', 'ع'] },
  { name: 'Mohamed', spellings: ['mohamed', 'mohammed', 'muhammad', 'mohammad', 'محمد'] },
  { name: 'Ahmed', spellings: ['ahmed', 'ahmad', 'أحمد'] },
  { name: 'Youssef', spellings: ['youssef', 'yousef', 'yusuf', 'youcef', 'يوسف'] },
  { name: 'Khalid', spellings: ['khalid', 'khaled', 'خالد'] },
  { name: 'Karim', spellings: ['karim', 'kareem', 'kerim', 'كريم'] },
  { name: 'Salma', spellings: ['salma', 'selma', 'سلمى'] },
  { name: 'Noor', spellings: ['noor', 'nour', 'nur', 'نور'] },
  { name: 'Haddad', spellings: ['haddad', 'hadad', 'حداد'] },
  { name: 'Bennani', spellings: ['bennani', 'benani', 'بناني'] },
  { name: 'Idrissi', spellings: ['idrissi', 'idrisi', 'إدريسي'] },
  { name: 'Sahra', spellings: ['sahra', 'sahrah', 'سهرة'] },
  { name: 'Dubai', spellings: ['dubai', 'dubay', 'دبي'] },
  { name: 'Cairo', spellings: ['cairo', 'qahira', 'قاهرة'] },
  { name: 'Jeddah', spellings: ['jeddah', 'jiddah', 'jedda', 'جدة'] },
  { name: 'Beirut', spellings: ['beirut', 'beyrouth', 'بيروت'] },
  { name: 'Casablanca', spellings: ['casablanca', 'كازابلانكا', 'كازا', 'الدار البيضاء'] },
  { name: 'Padel', spellings: ['padel', 'paddle', 'بادل', 'باديل'] },
  { name: 'Podcast', spellings: ['podcast', 'podcasts', 'بودكاست', 'بودكاستات'] },
  {
    name: 'Gaming',
    spellings: ['gaming', 'جيمنج', 'جيمينج', 'غيمنغ', 'غيمينغ', 'قيمنق', 'قيمينق', 'كيمنك', 'ألعاب'],
  },
  { name: 'Goal', spellings: ['goal', 'goals', 'جول', 'غول', 'هدف'] },
  { name: 'Boxing', spellings: ['boxing', 'بوكسينج', 'بوكسينغ', 'بوكسنق', 'ملاكمة'] },
  { name: 'Football', spellings: ['football', 'soccer', 'فوتبول', 'كورة', 'كرة القدم'] },
  { name: 'Esports', spellings: ['esports', 'e sports', 'إي سبورتس', 'إيسبورتس', 'الرياضات الإلكترونية'] },
  { name: 'Start-up', spellings: ['startup', 'start up', 'startups', 'ستارت أب', 'ستارتب', 'شركة ناشئة'] },
  { name: 'Stand-up', spellings: ['standup', 'stand up', 'ستاند أب', 'ستانداب'] },
  { name: 'Oud', spellings: ['oud', 'aoud', 'عود'] },
  { name: 'Qanun', spellings: ['qanun', 'kanun', 'قانون'] },
  { name: 'Maqam', spellings: ['maqam', 'makam', 'مقام'] },
  { name: 'Koshari', spellings: ['koshari', 'koshary', 'kushari', 'كشري'] },
  { name: 'Dirham', spellings: ['dirham', 'dirhams', 'درهم', 'دراهم'] },
];

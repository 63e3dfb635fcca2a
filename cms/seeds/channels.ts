import type { ChannelSeed } from './seed-types';

/** Fifteen channels in the editors' order. */
export const CHANNELS: readonly ChannelSeed[] = [
  {
    slug: 'smashi-gaming',
    en: { name: 'Gaming', description: 'Tournaments, comebacks and the people behind the headsets.' },
    ar: { name: 'ألعاب', description: 'بطولات وعودات مستحيلة، والناس خلف السماعات.' },
  },
  {
    slug: 'street-football',
    en: {
      name: 'Street Football',
      description: 'From the alley to the harbour pitch, five a side and no excuses.',
    },
    ar: { name: 'كرة الحارة', description: 'من الحارة إلى ملعب الميناء: خمسة ضد خمسة بلا أعذار.' },
  },
  {
    slug: 'padel',
    en: { name: 'Padel', description: 'Matches, lessons and the friendliest rivalries in the Gulf.' },
    ar: { name: 'البادل', description: 'مباريات ودروس وألطف المنافسات في الخليج.' },
  },
  {
    slug: 'combat-sports',
    en: { name: 'Combat Sports', description: 'Boxing, wrestling and what is said in the corner.' },
    ar: { name: 'رياضات القتال', description: 'ملاكمة ومصارعة، وما يُقال في ركن الحلبة.' },
  },
  {
    slug: 'desert-motors',
    en: { name: 'Desert Motors', description: 'Sand, engines and the long way home.' },
    ar: { name: 'محركات الصحراء', description: 'رمل ومحركات وطريق طويل إلى البيت.' },
  },
  {
    slug: 'founders',
    en: { name: 'Founders', description: 'People who started with little and told the truth about it.' },
    ar: { name: 'روّاد الأعمال', description: 'أناس بدأوا بالقليل ورووا الحكاية كما هي.' },
  },
  {
    slug: 'money-talk',
    en: { name: 'Money Talk', description: 'Salaries, rent and saving, explained without the jargon.' },
    ar: { name: 'حديث المال', description: 'الراتب والإيجار والادخار بلغة يفهمها الجميع.' },
  },
  {
    slug: 'tech',
    en: { name: 'Tech', description: 'What is worth your time, your data and your money.' },
    ar: { name: 'تقنية', description: 'ما يستحق وقتك وبياناتك ومالك.' },
  },
  {
    slug: 'comedy',
    en: { name: 'Comedy', description: 'Stand-up and sketches from rooms where nobody sits still.' },
    ar: { name: 'كوميديا', description: 'ستاند أب واسكتشات من قاعات لا يهدأ فيها أحد.' },
  },
  {
    slug: 'live-music',
    en: { name: 'Live Music', description: 'Courtyards, rooftops and songs that run late.' },
    ar: { name: 'موسيقى حيّة', description: 'أفنية وأسطح وأغانٍ تمتد حتى آخر الليل.' },
  },
  {
    slug: 'short-films',
    en: { name: 'Short Films', description: 'New directors, one short film at a time.' },
    ar: { name: 'أفلام قصيرة', description: 'مخرجون جدد، وفيلم قصير في كل مرة.' },
  },
  {
    slug: 'kitchen-stories',
    en: { name: 'Kitchen Stories', description: 'Recipes with the family argument left in.' },
    ar: { name: 'حكايات المطبخ', description: 'وصفات مع خلافات العائلة كاملة.' },
  },
  {
    slug: 'travel',
    en: { name: 'Travel', description: 'Slow trains, long ferries and places worth arriving late for.' },
    ar: { name: 'سفر', description: 'قطارات بطيئة وعبّارات طويلة، وأماكن تستحق التأخير.' },
  },
  {
    slug: 'fitness',
    en: { name: 'Fitness', description: 'Training you can do in a small flat, after work.' },
    ar: { name: 'لياقة', description: 'تمارين تناسب شقة صغيرة بعد يوم عمل.' },
  },
  {
    slug: 'late-talk',
    en: { name: 'Late Talk', description: 'One guest, one lamp and no prepared questions.' },
    ar: { name: 'كلام الليل', description: 'ضيف واحد ومصباح واحد، وبلا أسئلة جاهزة.' },
  },
];

import type { Locale } from '@sahra/schemas/constants';

/** What the stills of stories show, by the code of the video. */
export const STORY_ALTS: Readonly<Record<string, Record<Locale, string>>> = {
  wx4re557: {
    en: 'Karim rides his motorbike along the sea in Beirut, his orange scarf flying and a long wooden crate behind him, in front of a sun like a rosette',
    ar: 'كريم على دراجته النارية بمحاذاة بحر بيروت، وشاحه البرتقالي يطير وخلفه صندوق خشبي طويل، أمام شمس كأنها زخرفة نجمية',
  },
  bx88wax8: {
    en: 'A traveller in a coral veil and a goat-seller in blue sit on an iron-ore wagon with a goat between them, dunes and a star-cut sun behind',
    ar: 'مسافرة بملحفة مرجانية وبائع ماعز بثوب أزرق يجلسان فوق عربة خام الحديد وبينهما معزاة، وخلفهما الكثبان وشمس كالنجمة',
  },
  yay5rkch: {
    en: 'Six neighbours with glasses of tea and the lift operator in his red jacket stand in the lamplit cabin',
    ar: 'ستة جيران بأكواب الشاي وعامل المصعد بسترته الحمراء داخل المصعد على ضوء القنديل',
  },
  zvv54qpj: {
    en: 'A young woman with a closed book and a young man with a half-raised hand stand side by side at a bus stop',
    ar: 'شابّة تحمل كتابًا مغلقًا وشابّ رفع يده إلى نصف التحيّة، جنبًا إلى جنب عند موقف الباص',
  },
  '6dk3jyuf': {
    en: 'A woman in a pale scarf and a curly-haired boy sit side by side on a night bus, the lights of the city behind them',
    ar: 'امرأة بوشاح فاتح وولد مجعّد الشعر يجلسان جنبًا إلى جنب في حافلة ليلية، وخلفهما أضواء المدينة',
  },
  req8tqjh: {
    en: 'Somebody sleeps before dawn, an alarm clock on the table beside the bed',
    ar: 'نائم قبيل الفجر، ومنبّه على الطاولة بجانب السرير',
  },
  afbnmpqh: {
    en: 'The sun rises as a rosette behind palms and a village, seen from a slow train',
    ar: 'الشمس تشرق كوردةٍ مزخرفة خلف النخيل والقرية كما تُرى من قطار بطيء',
  },
  q2dcnfdt: {
    en: 'Five musicians on a carpet in a courtyard at night, under a lamp, with listeners in the windows above',
    ar: 'خمسة عازفين على سجادة في فناء ليلًا تحت مصباح ومستمعون في النوافذ فوقهم',
  },
};

import type { VideosOfShow } from '../seed-types';

export const GLASS_WALLS: VideosOfShow = {
  show: 'glass-walls',
  channel: 'padel',
  videos: [
    {
      code: '6sstbgka',
      kind: 'match',
      live: { startsInMinutes: 2_880, endsInMinutes: 3_000 },
      premium: true,
      releasedDaysAgo: 0,
      en: {
        title: 'Doubles night: Farouk and Lamis v the Tamimi twins',
        description:
          'The twins finish each other’s sentences. Lamis has spent the week learning how to interrupt.',
        people: 'Farouk Issa\nLamis Jaber\nHamad Tamimi\nSaif Tamimi',
      },
      ar: {
        title: 'ليلة الزوجي: فاروق ولميس ضد التوأمين التميمي',
        description: 'كلٌّ من التوأمين يكمل جملة أخيه، ولميس أمضت الأسبوع تتدرّب على المقاطعة.',
        people: 'فاروق عيسى\nلميس جابر\nحمد التميمي\nسيف التميمي',
      },
    },
    {
      code: 'gbp86vea',
      kind: 'match',
      releasedDaysAgo: 16,
      en: {
        title: 'Semi-final: Bakr and Dalia v the accountants',
        description:
          'The accountants have not given away a point since March. Dalia brings a drop shot and no calculator.',
        people: 'Bakr Suleiman\nDalia Omran',
      },
      ar: {
        title: 'نصف النهائي: بكر وداليا ضد المحاسبَين',
        description: 'لم يهدر المحاسبان نقطة منذ مارس، وداليا جاءت بكرة ساقطة وبلا آلة حاسبة.',
        people: 'بكر سليمان\nداليا عمران',
      },
    },
    {
      code: 'g3vq5kxw',
      kind: 'match',
      releasedDaysAgo: 44,
      en: {
        title: 'Mothers v daughters: the rematch',
        description: 'The daughters won in spring. Over the summer the mothers took lessons and told nobody.',
      },
      ar: {
        title: 'الأمهات ضد البنات: لقاء الثأر',
        description: 'فازت البنات في الربيع. وفي الصيف أخذت الأمهات دروسًا ولم يخبرن أحدًا.',
      },
    },
    {
      code: 'j59pxpy4',
      kind: 'match',
      premium: true,
      releasedDaysAgo: 73,
      en: {
        title: 'Three sets and a sandstorm',
        description:
          'Rashed and Wissam can no longer see the far wall. They play on by ear, and the glass tells them where the ball is.',
        people: 'Rashed Al Ali\nWissam Ghanem',
      },
      ar: {
        title: 'ثلاث مجموعات وعاصفة رمل',
        description: 'لم يعد راشد ووسام يريان الجدار البعيد، فواصلا اللعب بالسمع، والزجاج يدلّهما على الكرة.',
        people: 'راشد العلي\nوسام غانم',
      },
    },
    {
      code: '74yqf4v3',
      kind: 'highlight',
      releasedDaysAgo: 15,
      en: {
        title: 'The accountants, audited',
        description: 'Nine drop shots in a single evening, all of them entered in the books.',
      },
      ar: {
        title: 'تدقيق حسابات المحاسبَين',
        description: 'تسع كرات ساقطة في أمسية واحدة، وكلها مقيّدة في الدفاتر.',
      },
    },
    {
      code: '2akd7bgu',
      kind: 'highlight',
      releasedDaysAgo: 120,
      en: {
        title: 'Best points of the spring',
        description: 'Twenty of them, including the lob that came back down with a leaf on it.',
      },
      ar: {
        title: 'أجمل نقاط الربيع',
        description: 'عشرون نقطة، منها الكرة العالية التي عادت من السماء وعليها ورقة شجر.',
      },
    },
    {
      code: 'zsmwdea4',
      kind: 'clip',
      releasedDaysAgo: 28,
      en: {
        title: 'The man who polishes the glass',
        description:
          'Every evening at five Anwar wipes away forehands, fingerprints and, once, a marriage proposal.',
        people: 'Anwar Siddiq',
      },
      ar: {
        title: 'الرجل الذي يلمّع الزجاج',
        description: 'كل مساء في الخامسة يمسح أنور آثار الكرات والأصابع، ومسح مرةً عرض زواج.',
        people: 'أنور صدّيق',
      },
    },
    {
      code: 'dhkh4vqf',
      kind: 'clip',
      releasedDaysAgo: 58,
      en: {
        title: '“Sorry” in padel',
        description: 'The ball clips the net, the hand goes up, and the smile is not sorry at all.',
      },
      ar: {
        title: '«آسف» بلغة البادل',
        description: 'تلامس الكرة الشبكة فترتفع اليد معتذرة، أما الابتسامة فتقول شيئًا آخر.',
      },
    },
    {
      code: 'xgv47ytb',
      kind: 'clip',
      releasedDaysAgo: 150,
      en: {
        title: 'Court four is cursed',
        description:
          'Nobody has ever won there serving first. The club called a physicist, and then an aunt with incense.',
      },
      ar: {
        title: 'الملعب الرابع منحوس',
        description: 'لم يفز فيه قط من بدأ بالإرسال. استدعى النادي عالِم فيزياء، ثم خالةً معها بخور.',
      },
    },
    {
      code: 'sn3y5bp5',
      kind: 'short',
      releasedDaysAgo: 6,
      en: {
        title: 'Off the back glass, eyes closed',
        description:
          'Hala swears that she hears the bounce. The second try proves it; we do not speak of the first.',
        people: 'Hala Zaki',
      },
      ar: {
        title: 'من الزجاج الخلفي وعيناها مغمضتان',
        description: 'تقسم هالة أنها تسمع ارتداد الكرة. المحاولة الثانية تشهد لها، والأولى لا نتحدث عنها.',
        people: 'هالة زكي',
      },
    },
    {
      code: '4kdarnkv',
      kind: 'short',
      releasedDaysAgo: 19,
      en: {
        title: 'Four ways to say “mine”',
        description: 'All shouted at the same moment, by both partners, while the ball lands between them.',
      },
      ar: {
        title: 'أربع طرق لتقول «كرتي»',
        description: 'كلها تُصرخ في اللحظة نفسها، من الشريكين معًا، والكرة تسقط بينهما.',
      },
    },
  ],
};

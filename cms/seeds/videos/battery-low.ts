import type { VideosOfShow } from '../seed-types';

export const BATTERY_LOW: VideosOfShow = {
  show: 'battery-low',
  channel: 'tech',
  videos: [
    {
      code: 'fh8k8gc6',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 190,
      en: {
        title: 'A whole day on four percent',
        description:
          'Kenan leaves home without a charger. By noon he knows every socket in the mall, and most of the guards.',
      },
      ar: {
        title: 'يوم كامل على أربعة في المئة',
        description: 'خرج كنان بلا شاحن. وعند الظهر صار يعرف كل مقبس في المول، ومعظم الحرّاس.',
      },
    },
    {
      code: '3yskyget',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 162,
      en: {
        title: 'We explain the cloud to my father',
        description: 'It goes well until he asks who, in that case, is holding his photographs.',
      },
      ar: {
        title: 'نشرح السحابة لأبي',
        description: 'كان كل شيء على ما يرام، إلى أن سأل: طيب، ومن يمسك صوري الآن؟',
      },
    },
    {
      code: 'y8w5d622',
      kind: 'episode',
      episode: 3,
      premium: true,
      releasedDaysAgo: 134,
      en: {
        title: 'Fifty degrees on the dashboard',
        description: 'We leave six phones behind a windscreen in August. The winner was wearing a sock.',
      },
      ar: {
        title: 'خمسون درجة خلف الزجاج',
        description: 'تركنا ستة هواتف خلف زجاج السيارة في أغسطس، والفائز كان يرتدي جوربًا.',
      },
    },
    {
      code: 'm5e56dc5',
      kind: 'episode',
      episode: 4,
      releasedDaysAgo: 99,
      en: {
        title: 'The smart home that locked us out',
        description:
          'It began an update while we were buying bread. The neighbour’s boy finished it with a hairpin.',
      },
      ar: {
        title: 'بيت ذكي تركنا على الباب',
        description: 'بدأ التحديث ونحن نشتري الخبز، وأنهاه ابن الجيران بدبّوس شعر.',
      },
    },
    {
      code: 'c92rfk4s',
      kind: 'episode',
      episode: 5,
      releasedDaysAgo: 63,
      en: {
        title: 'Who is listening, room by room',
        description:
          'We walk through an ordinary flat and count the microphones. We had not suspected the fridge.',
      },
      ar: {
        title: 'من يسمعك؟ جولة في الغرف',
        description: 'نتجوّل في شقة عادية ونعدّ الميكروفونات. لم نكن نشكّ في الثلاجة.',
      },
    },
    {
      code: 'rh4c3x99',
      kind: 'episode',
      episode: 6,
      premium: true,
      releasedDaysAgo: 28,
      en: {
        title: 'Mend it yourself, with Salwa',
        description: 'Nine screws came out, seven went back in, and the phone has never worked better.',
      },
      ar: {
        title: 'أصلِحه بيدك مع سلوى',
        description: 'فككنا تسعة براغٍ وأعدنا سبعة، والهاتف لم يعمل يومًا أفضل من الآن.',
      },
    },
    {
      code: 'wvseksp6',
      kind: 'episode',
      episode: 7,
      releasedDaysAgo: 2,
      en: {
        title: 'A month with a phone from 2005',
        description:
          'It has keys, a torch and a single game. By the second week nobody wanted to give it back.',
      },
      ar: {
        title: 'شهر مع هاتف من 2005',
        description: 'فيه أزرار ومصباح ولعبة يتيمة. وفي الأسبوع الثاني لم يرضَ أحد بإعادته.',
      },
    },
    {
      code: 'u5hxheb9',
      kind: 'clip',
      releasedDaysAgo: 77,
      en: {
        title: 'The drawer of cables',
        description: 'We put a name to forty-one of them. Nobody dares to touch the forty-second.',
      },
      ar: {
        title: 'درج الأسلاك',
        description: 'تعرّفنا إلى واحد وأربعين سلكًا. أما الثاني والأربعون فلا يجرؤ أحد على لمسه.',
      },
    },
    {
      code: 'eu78hhqu',
      kind: 'clip',
      releasedDaysAgo: 42,
      en: {
        title: 'Your password, the play',
        description: 'In the first act a thief guesses your birthday. There is no second act.',
      },
      ar: {
        title: 'كلمة السر: مسرحية',
        description: 'في الفصل الأول يخمّن اللص تاريخ ميلادك. لا يوجد فصل ثانٍ.',
      },
    },
    {
      code: '2ykbzafp',
      kind: 'short',
      releasedDaysAgo: 5,
      en: {
        title: 'Does rice save a wet phone?',
        description: 'No, but the phone does ruin the rice. Here is what to do in the first minute instead.',
      },
      ar: {
        title: 'هل ينقذ الأرز هاتفك المبلول؟',
        description: 'لا، لكن الهاتف يُفسد الأرز. إليك ما تفعله في الدقيقة الأولى بدلًا منه.',
      },
    },
    {
      code: 'puq6ewp5',
      kind: 'short',
      releasedDaysAgo: 17,
      en: {
        title: 'Photograph your lunch',
        description: 'Ceiling light off, plate to the window, and let it go a little cold. Sorry.',
      },
      ar: {
        title: 'صوّر غداءك كالمحترفين',
        description: 'أطفئ ضوء السقف وقرّب الطبق من النافذة، ودعه يبرد قليلًا. نعتذر.',
      },
    },
  ],
};

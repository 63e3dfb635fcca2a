import type { VideosOfShow } from '../seed-types';

export const UNMUTED: VideosOfShow = {
  show: 'unmuted',
  channel: 'tech',
  videos: [
    {
      code: 'j2gu7s4g',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 238,
      en: {
        title: 'You’re on mute',
        description:
          'A year of video calls, remembered: the cats, the lag, and the manager who stood up in his pyjamas.',
        people: 'Tala Nimr\nAnas Dawoud',
      },
      ar: {
        title: 'صوتك لا يصلنا',
        description: 'عام من مكالمات الفيديو كما نتذكّره: القطط والتقطيع، والمدير الذي وقف فإذا هو بالبيجاما.',
        people: 'تالا نمر\nأنس داود',
      },
    },
    {
      code: 'fhte4w5c',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 217,
      en: {
        title: 'My father’s password drawer',
        description:
          'He keeps them on one sheet of paper, in an alphabet he invented at school. It is safer than yours.',
        people: 'Tala Nimr\nAnas Dawoud',
      },
      ar: {
        title: 'درج كلمات السرّ عند أبي',
        description: 'كلها على ورقة واحدة، بأبجدية اخترعها أيام المدرسة. ومع ذلك فهي أكثر أمانًا من طريقتك.',
        people: 'تالا نمر\nأنس داود',
      },
    },
    {
      code: 'wbkhp9hj',
      kind: 'episode',
      episode: 3,
      premium: true,
      releasedDaysAgo: 196,
      en: {
        title: 'Is my phone listening?',
        description:
          'You said “sofa” and the sofas came. What it really hears, what it guesses, and how to make it bad at guessing.',
        people: 'Tala Nimr\nAnas Dawoud',
      },
      ar: {
        title: 'هل هاتفي يتنصّت عليّ؟',
        description: 'قلت «كنبة» فانهالت عليك الكنبات. ما الذي يسمعه فعلًا، وما الذي يخمّنه، وكيف تُفسد تخمينه؟',
        people: 'تالا نمر\nأنس داود',
      },
    },
    {
      code: 'thgra73s',
      kind: 'episode',
      episode: 4,
      releasedDaysAgo: 168,
      en: {
        title: 'The letter that is never where you left it',
        description:
          'A love story about Arabic keyboards, with a designer who has drawn the same letter for thirty fonts.',
        people: 'Tala Nimr\nAnas Dawoud\nHiba Naser',
      },
      ar: {
        title: 'حرف لا تجده حيث تركته',
        description: 'قصة حب مع لوحة المفاتيح العربية، بصحبة مصمّمة رسمت الحرف نفسه لثلاثين خطًّا.',
        people: 'تالا نمر\nأنس داود\nهبة ناصر',
      },
    },
    {
      code: 'jtmm29dp',
      kind: 'episode',
      episode: 5,
      releasedDaysAgo: 147,
      en: {
        title: 'Family tech support, how may I help?',
        description:
          'Tala looks after fourteen relatives and two printers. One aunt rings only to report that everything works.',
        people: 'Tala Nimr\nAnas Dawoud',
      },
      ar: {
        title: 'الدعم الفنّي للعائلة، تفضّلوا',
        description: 'في عهدة تالا أربعة عشر قريبًا وطابعتان، وخالة لا تتصل إلا لتبلّغ بأن كل شيء يعمل.',
        people: 'تالا نمر\nأنس داود',
      },
    },
    {
      code: 'n6dk5vxd',
      kind: 'episode',
      episode: 6,
      releasedDaysAgo: 126,
      en: {
        title: 'Are you sure you want to leave?',
        description:
          'In a single evening Anas tries to delete six accounts. The fourth one wants to talk about his feelings.',
        people: 'Tala Nimr\nAnas Dawoud',
      },
      ar: {
        title: 'هل أنت متأكد من المغادرة؟',
        description: 'يحاول أنس حذف ستة حسابات في أمسية واحدة، والحساب الرابع يريد أن يحدّثه عن مشاعره.',
        people: 'تالا نمر\nأنس داود',
      },
    },
    {
      code: '2jg5h33y',
      kind: 'episode',
      episode: 7,
      releasedDaysAgo: 98,
      en: {
        title: 'A robot wrote this episode',
        description:
          'It is fluent, polite and quite wrong about Tala’s mother. We kept the jokes it made by accident.',
        people: 'Tala Nimr\nAnas Dawoud',
      },
      ar: {
        title: 'هذه الحلقة من تأليف روبوت',
        description: 'أسلوبه سلس ومهذّب، لكنه أخطأ تمامًا في حق والدة تالا. أبقينا النكات التي لم يقصدها.',
        people: 'تالا نمر\nأنس داود',
      },
    },
    {
      code: '6ucrmma4',
      kind: 'episode',
      episode: 8,
      premium: true,
      releasedDaysAgo: 70,
      en: {
        title: 'Old phones never die',
        description:
          'A repairer in Sfax has revived five thousand of them. He shakes yours, once, and knows.',
        people: 'Tala Nimr\nAnas Dawoud\nLotfi Trabelsi',
      },
      ar: {
        title: 'الهواتف القديمة لا تموت',
        description: 'مصلّح في صفاقس أعاد خمسة آلاف منها إلى الحياة. يهزّ هاتفك مرّة واحدة فيعرف العلّة.',
        people: 'تالا نمر\nأنس داود\nلطفي طرابلسي',
      },
    },
    {
      code: 'pgvcgm7k',
      kind: 'episode',
      episode: 9,
      releasedDaysAgo: 42,
      en: {
        title: 'A week without maps',
        description:
          'Two hosts, a strange city and directions from passers-by only. They were late everywhere, and never hungry.',
        people: 'Tala Nimr\nAnas Dawoud',
      },
      ar: {
        title: 'أسبوع بلا خرائط',
        description: 'مذيعان في مدينة غريبة، ولا دليل إلا المارّة. تأخّرا عن كل موعد، ولم يجوعا قط.',
        people: 'تالا نمر\nأنس داود',
      },
    },
    {
      code: '69m9xwf5',
      kind: 'clip',
      releasedDaysAgo: 84,
      en: {
        title: 'The cloud, explained to my uncle',
        description:
          'He listens for two minutes, nods wisely and asks what happens to his photos when it rains.',
        people: 'Tala Nimr',
      },
      ar: {
        title: 'شرح السحابة لخالي',
        description: 'أصغى دقيقتين وهزّ رأسه هزّة العارفين، ثم سأل: وصوري، ماذا يحدث لها إذا أمطرت؟',
        people: 'تالا نمر',
      },
    },
    {
      code: 'w7hrmux3',
      kind: 'short',
      releasedDaysAgo: 56,
      en: {
        title: 'A poem at one per cent',
        description:
          'Four lines, typed and sent before the screen goes dark. The last rhyme did not make it.',
      },
      ar: {
        title: 'قصيدة عند واحد في المئة',
        description: 'أربعة أبيات كُتبت وأُرسلت قبل أن تنطفئ الشاشة. القافية الأخيرة لم تصل.',
      },
    },
  ],
};

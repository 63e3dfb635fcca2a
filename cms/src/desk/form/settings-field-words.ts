import type { AreaWords } from './field-words';

/** Texts of the fields of menus, settings, plans, promotions and search. */
export const SETTINGS_FIELD_WORDS: AreaWords = {
  'api::menu.menu-item': {
    menu: {
      label: ['Menu', 'القائمة'],
      choices: {
        top: ['Top', 'العليا'],
        mobile: ['Phone', 'الهاتف'],
        mega: ['Large menu', 'الموسّعة'],
        'footer-watch': ['Footer: watch', 'الذيل: المشاهدة'],
        'footer-brand': ['Footer: brand', 'الذيل: العلامة'],
        'footer-help': ['Footer: help', 'الذيل: المساعدة'],
      },
    },
    target: {
      label: ['Leads to', 'الوجهة'],
      help: [
        'Address on the site, e.g. /schedule, or one elsewhere that begins with https://.',
        'عنوان في الموقع مثل /schedule، أو رابط خارجي يبدأ بـ https://.',
      ],
    },
    icon: {
      label: ['Icon', 'الأيقونة'],
      choices: {
        chevron: ['Arrow', 'سهم'],
        menu: ['Menu', 'قائمة'],
        next: ['Next', 'التالي'],
        person: ['Person', 'شخص'],
        play: ['Play', 'تشغيل'],
        plus: ['Plus', 'زائد'],
        search: ['Search', 'بحث'],
        share: ['Share', 'مشاركة'],
      },
    },
    isProfile: {
      label: ['Shows the viewer', 'يعرض اسم المشاهد وصورته'],
      help: [
        'Name and picture of who is signed in; menu of phones only.',
        'اسم المستخدم وصورته؛ لقائمة الهاتف فقط.',
      ],
    },
    audience: {
      label: ['Shown to', 'يظهر لـ'],
      choices: {
        everyone: ['Everybody', 'الجميع'],
        visitors: ['People who are not signed in', 'من لم يسجّل الدخول'],
        members: ['People who are signed in', 'من سجّل الدخول'],
        unsubscribed: ['People without a subscription', 'غير المشتركين'],
      },
    },
  },
  'api::menu.footer': {
    watchHeading: { label: ['Heading of the first column', 'عنوان العمود الأول'] },
    helpHeading: { label: ['Heading of the last column', 'عنوان العمود الأخير'] },
  },
  'api::settings.settings': {
    brand: { label: ['Name of the product', 'اسم المنتج'] },
    tagline: { label: ['Line below the name', 'السطر تحت الاسم'] },
    madeIn: { label: ['Last line of the footer', 'آخر سطر في الذيل'] },
  },
  'api::settings.contact': {
    email: { label: ['E-mail address', 'البريد الإلكتروني'] },
    phones: { label: ['Telephones', 'الهواتف'] },
    paymentBadges: { label: ['Ways to pay', 'طرق الدفع'] },
  },
  'contact.phone': {
    countryCode: {
      label: ['Country', 'البلد'],
      choices: {
        AE: ['United Arab Emirates', 'الإمارات'],
        EG: ['Egypt', 'مصر'],
        SA: ['Saudi Arabia', 'السعودية'],
      },
    },
    number: {
      label: ['Number', 'الرقم'],
      help: ['Begins with + and the country.', 'يبدأ بعلامة + ورمز البلد.'],
    },
  },
  'api::smart-banner.app-store': {
    appStoreUrl: { label: ['Link to the App Store', 'رابط App Store'] },
    googlePlayUrl: { label: ['Link to Google Play', 'رابط Google Play'] },
  },
  'api::modal.modal': {
    code: {
      label: ['Kind', 'النوع'],
      choices: { championship: ['Championship', 'بطولة'], watch: ['Watch', 'مشاهدة'] },
    },
    active: { label: ['Switched on', 'مفعّل'] },
    watchTarget: {
      label: ['“Watch” leads to', 'وجهة زر المشاهدة'],
      help: ['Code of a video, or an address on the site.', 'رمز فيديو، أو عنوان في الموقع.'],
    },
    subscribeTarget: {
      label: ['“Subscribe” leads to', 'وجهة زر الاشتراك'],
      help: ['Code of a video, or an address on the site.', 'رمز فيديو، أو عنوان في الموقع.'],
    },
  },
  'api::modal.modal-text': {
    watchLabel: { label: ['Text of “Watch”', 'نص زر المشاهدة'] },
    subscribeLabel: { label: ['Text of “Subscribe”', 'نص زر الاشتراك'] },
  },
  'api::plan.plan': {
    code: {
      label: ['Plan', 'الباقة'],
      help: [
        '“free”, or the plan’s name in the shop. Prices are kept there.',
        '«free» أو اسم الباقة في المتجر، حيث تُحفظ الأسعار.',
      ],
    },
    recommended: { label: ['Recommended', 'موصى بها'] },
    onLanding: { label: ['On the landing page', 'في صفحة الترحيب'] },
  },
  'api::plan.plan-text': {
    note: { label: ['Note', 'ملاحظة'] },
    tag: { label: ['Tag', 'وسم'], help: ['Small words above the name.', 'كلمات صغيرة فوق الاسم.'] },
    points: { label: ['Points', 'المزايا'] },
  },
  'api::meta-tags.meta-tag': {
    code: {
      label: ['Page', 'الصفحة'],
      help: ['Page that this text belongs to.', 'الصفحة التي يخصها هذا النص.'],
    },
    picture: {
      label: ['Picture of the share card', 'صورة بطاقة المشاركة'],
      help: ['1200 × 630.', 'بمقاس 1200 × 630.'],
    },
  },
  'api::delete-reason.delete-reason': {
    key: {
      label: ['Key', 'المفتاح'],
      help: ['Short name in reports. It does not change.', 'اسم قصير في التقارير، ولا يتغيّر.'],
    },
  },
  'api::delete-reason.delete-reason-text': { label: { label: ['Reason', 'السبب'] } },
  'api::search-alias.search-alias': {
    spellings: {
      label: ['Spellings', 'التهجئات'],
      help: [
        'One on each line, in either script. Search treats them as one word. With a channel, sport or kind below they are everyday words for it.',
        'تهجئة في كل سطر، بأي من الخطين. يعدّها البحث كلمة واحدة، وإن اخترت تحتها قناة أو رياضة أو نوعًا صارت كلمات دارجة لما اخترته.',
      ],
    },
    channels: {
      label: ['Words for these channels', 'كلمات لهذه القنوات'],
      help: [
        'Who searches with one of the words finds what belongs to these channels first.',
        'من يبحث بإحدى الكلمات يجد محتوى هذه القنوات أولًا.',
      ],
    },
    sports: {
      label: ['Words for these sports', 'كلمات لهذه الرياضات'],
      help: [
        'Who searches with one of the words finds what is about these sports first.',
        'من يبحث بإحدى الكلمات يجد محتوى هذه الرياضات أولًا.',
      ],
    },
    kind: {
      label: ['Words for this kind', 'كلمات لهذا النوع'],
      help: [
        'Who searches with one of the words finds what is of this kind first.',
        'من يبحث بإحدى الكلمات يجد ما هو من هذا النوع أولًا.',
      ],
      choices: {
        show: ['Show', 'برنامج'],
        series: ['Series', 'سلسلة'],
        podcast: ['Podcast', 'بودكاست'],
        original: ['Original', 'إنتاج أصلي'],
        business: ['Business', 'أعمال'],
        channel: ['Channel', 'قناة'],
        episode: ['Episode', 'حلقة'],
        match: ['Match', 'مباراة'],
        highlight: ['Highlight', 'أبرز اللقطات'],
        clip: ['Clip', 'مقطع'],
        short: ['Short', 'قصير'],
        live: ['Live', 'مباشر'],
      },
    },
  },
};

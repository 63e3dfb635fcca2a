import type { AreaWords } from './field-words';

/** Texts of the fields of pages and of the parts that they are built from. */
export const PAGE_FIELD_WORDS: AreaWords = {
  'api::home.home-selection': {
    featured: {
      label: ['Featured shows', 'البرامج المختارة'],
      help: [
        'At the head of the home page, in this order. Five are a good number.',
        'في رأس الصفحة الرئيسية بهذا الترتيب. خمسة عدد مناسب.',
      ],
    },
  },
  'api::landing.landing': {
    heroWide: {
      label: ['Wide picture', 'الصورة العريضة'],
      help: ['Head of the page on large screens, 16:9.', 'رأس الصفحة على الشاشات الكبيرة بنسبة 16:9.'],
    },
    heroTall: {
      label: ['Upright picture', 'الصورة الطولية'],
      help: ['Head of the page on phones.', 'رأس الصفحة على الهاتف.'],
    },
    heroAlt: {
      label: ['What the pictures show', 'وصف الصورتين'],
      help: ['Is read aloud to people who cannot see them.', 'يُقرأ لمن لا يستطيع رؤيتهما.'],
    },
    plansTitle: { label: ['Plans: title', 'الباقات: العنوان'] },
    plansText: { label: ['Plans: text', 'الباقات: النص'] },
    channelsTitle: { label: ['Channels: title', 'القنوات: العنوان'] },
    channelsText: { label: ['Channels: text', 'القنوات: النص'] },
    faqTitle: { label: ['Questions: title', 'الأسئلة: العنوان'] },
    newsletterTitle: { label: ['Newsletter: title', 'النشرة البريدية: العنوان'] },
    newsletterText: { label: ['Newsletter: text', 'النشرة البريدية: النص'] },
  },
  'api::business.business-page': {
    advertisersTitle: { label: ['Advertisers: title', 'المعلنون: العنوان'] },
    advertisersText: { label: ['Advertisers: text', 'المعلنون: النص'] },
    advertisersLabel: { label: ['Advertisers: text of the button', 'المعلنون: نص الزر'] },
  },
  'api::contact.contact-page': {
    formTitle: { label: ['Form: title', 'النموذج: العنوان'] },
    formHint: { label: ['Form: hint', 'النموذج: إرشاد'] },
    phonesTitle: { label: ['Telephones: title', 'الهواتف: العنوان'] },
  },
  'api::manifesto.manifesto-page': {
    sections: { label: ['Sections', 'الأقسام'] },
    closingTitle: { label: ['End: title', 'الخاتمة: العنوان'] },
    closingText: { label: ['End: text', 'الخاتمة: النص'] },
  },
  'page.manifesto-section': {
    topic: {
      label: ['Topic', 'الموضوع'],
      help: ['Sets its icon; each topic once.', 'يحدد أيقونته؛ لكل موضوع قسم واحد.'],
      choices: {
        'branded-content': ['Branded content', 'محتوى برعاية'],
        podcasts: ['Podcasts', 'البودكاست'],
        newsletter: ['Newsletter', 'النشرة البريدية'],
        'connected-tv': ['Connected TV', 'التلفاز الذكي'],
        'in-stream': ['In the stream', 'أثناء البث'],
      },
    },
    points: { label: ['Points', 'النقاط'], help: ['One on each line.', 'نقطة في كل سطر.'] },
  },
  'api::where-to-watch.where-to-watch-page': { groups: { label: ['Groups', 'المجموعات'] } },
  'page.platform-group': {
    kind: {
      label: ['Kind', 'النوع'],
      help: ['Sets its picture; each kind once.', 'يحدد صورتها؛ لكل نوع مجموعة واحدة.'],
      choices: {
        'smart-tv': ['Television', 'التلفاز'],
        mobile: ['Phone and tablet', 'الهاتف واللوح'],
        podcast: ['Podcast app', 'تطبيق بودكاست'],
      },
    },
    platforms: { label: ['Devices and apps', 'الأجهزة والتطبيقات'] },
  },
  'page.platform': {
    note: { label: ['Note', 'ملاحظة'] },
    url: {
      label: ['Link', 'الرابط'],
      help: [
        'Begins with https://, or the path of a page of ours, e.g. /home',
        'يبدأ بـ https://، أو مسار صفحة من صفحاتنا مثل /home',
      ],
    },
  },
  'page.row': {
    source: {
      label: ['What it shows', 'ما يعرضه'],
      choices: {
        shows: ['Shows', 'البرامج'],
        newest: ['Newest videos', 'أحدث الفيديوهات'],
        live: ['Live now', 'مباشر الآن'],
        tonight: ['On air tonight', 'على الهواء الليلة'],
        shorts: ['Shorts', 'المقاطع القصيرة'],
        channels: ['Channels', 'القنوات'],
        channel: ['Newest videos of one channel', 'أحدث فيديوهات قناة واحدة'],
        originals: ['Originals', 'الإنتاج الأصلي'],
        business: ['Business', 'الأعمال'],
        podcasts: ['Podcasts', 'البودكاست'],
        sport: ['Newest videos of one sport', 'أحدث فيديوهات رياضة واحدة'],
      },
    },
    channel: {
      label: ['Channel', 'القناة'],
      help: ['Only where it shows one channel.', 'فقط حين يعرض قناة واحدة.'],
    },
    sport: {
      label: ['Sport', 'الرياضة'],
      help: ['Only where it shows one sport.', 'فقط حين يعرض رياضة واحدة.'],
    },
    path: {
      label: ['“See all” leads to', 'وجهة «عرض الكل»'],
      help: [
        'Address on the site without the language, e.g. /shows.',
        'عنوان في الموقع من دون اللغة، مثل /shows.',
      ],
    },
  },
  'api::faq.faq-entry': {
    question: { label: ['Question', 'السؤال'] },
    answer: { label: ['Answer', 'الجواب'] },
  },
};

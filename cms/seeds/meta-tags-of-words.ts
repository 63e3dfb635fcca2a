import type { MetaTagsSeed } from './meta-tags-seed';

/** Metadata of the pages of words: contact, feedback, manifesto, legal texts, where to watch. */
export const WORDS_META_TAGS: readonly MetaTagsSeed[] = [
  {
    code: 'contact-us',
    en: {
      title: 'Contact us',
      description: 'Write to Sahra or call us in the Emirates, Egypt or Saudi Arabia, in Arabic or English.',
    },
    ar: {
      title: 'تواصل معنا',
      description: 'راسل سهرة أو اتصل بنا في الإمارات أو مصر أو السعودية، بالعربية أو الإنجليزية.',
    },
  },
  {
    code: 'feedback',
    en: {
      title: 'Feedback',
      description: 'Tell the people who build Sahra what you like and what is missing.',
    },
    ar: { title: 'رأيك يهمنا', description: 'أخبر من يصنعون سهرة بما يعجبك وما ينقصها.' },
  },
  {
    code: 'manifesto',
    hero: true,
    en: {
      title: 'Manifesto',
      description:
        'Branded content, podcasts, newsletter, connected TV and in-stream: how to be part of an evening on Sahra.',
    },
    ar: {
      title: 'بياننا',
      description:
        'محتوى باسم علامتك وبودكاست ونشرة وتلفزيون متصل وإعلان ضمن الفيديو: كيف تكون جزءًا من أمسية على سهرة.',
    },
  },
  {
    code: 'privacy-policy',
    en: {
      title: 'Privacy policy',
      description: 'What Sahra knows about you, why, for how long, and how to change or delete it.',
    },
    ar: {
      title: 'سياسة الخصوصية',
      description: 'ما تعرفه سهرة عنك ولماذا وإلى متى، وكيف تعدّله أو تحذفه.',
    },
  },
  {
    code: 'terms-and-conditions',
    en: {
      title: 'Terms and conditions',
      description:
        'The rules between you and Sahra: account, plans, trial, renewal and cancelling, in short sentences.',
    },
    ar: {
      title: 'الشروط والأحكام',
      description: 'ما بينك وبين سهرة من قواعد: الحساب والاشتراك والتجربة والتجديد والإلغاء، بجمل قصيرة.',
    },
  },
  {
    code: 'where-to-watch',
    hero: true,
    en: {
      title: 'Where to watch',
      description: 'Sahra on smart TVs, phones and tablets, and its podcasts where you already listen.',
    },
    ar: {
      title: 'أين تشاهد',
      description: 'سهرة على التلفزيونات الذكية والهواتف والأجهزة اللوحية، وبودكاستها حيث اعتدت أن تستمع.',
    },
  },
];

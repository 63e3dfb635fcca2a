import { LIST_META_TAGS } from './meta-tags-of-lists';
import { MEMBER_META_TAGS } from './meta-tags-of-members';
import { SEARCH_META_TAGS } from './meta-tags-of-search';
import { SCHEDULE_META_TAGS } from './meta-tags-of-schedule';
import type { MetaTagsSeed } from './meta-tags-seed';
import { SPORTS_META_TAGS } from './meta-tags-of-sports';
import { SUBSCRIBER_META_TAGS } from './meta-tags-of-subscribers';
import { WORDS_META_TAGS } from './meta-tags-of-words';

/** Metadata of the static pages. */
export const META_TAGS: readonly MetaTagsSeed[] = [
  {
    code: 'landing',
    hero: true,
    en: {
      title: 'Sahra: shows, live events and shorts',
      description:
        'Original shows, live events and shorts in Arabic and English. Start free, or take a plan with {{trialDays}} of trial.',
    },
    ar: {
      title: 'سهرة: برامج وأحداث مباشرة ومقاطع قصيرة',
      description:
        'برامج أصلية وأحداث مباشرة ومقاطع قصيرة بالعربية والإنجليزية. ابدأ مجانًا، أو اشترك مع تجربة مدتها {{trialDays}}.',
    },
  },
  {
    code: 'home',
    hero: true,
    en: {
      title: 'Tonight on Sahra',
      description: 'What is live now, what starts soon and what everyone is watching this week.',
    },
    ar: {
      title: 'الليلة على سهرة',
      description: 'ما يُبث الآن، وما يبدأ بعد قليل، وما يشاهده الجميع هذا الأسبوع.',
    },
  },
  {
    code: 'faq',
    en: {
      title: 'Questions and answers',
      description:
        'Trial, plans, cancelling, refunds and accounts: short answers to what viewers of Sahra ask most.',
    },
    ar: {
      title: 'أسئلة وأجوبة',
      description:
        'التجربة المجانية والاشتراكات والإلغاء والاسترداد والحسابات: إجابات موجزة عن أكثر ما يسأله مشاهدو سهرة.',
    },
  },
  {
    code: 'shows',
    hero: true,
    en: {
      title: 'All shows',
      description: 'Sport, comedy, music, business and travel: every original show on Sahra in one place.',
    },
    ar: {
      title: 'كل البرامج',
      description: 'رياضة وكوميديا وموسيقى وأعمال وسفر: جميع برامج سهرة الأصلية في مكان واحد.',
    },
  },
  {
    code: 'shorts',
    hero: true,
    en: {
      title: 'Shorts',
      description:
        'Under a minute each: sport, games, kitchens, jokes and music from every channel of Sahra.',
    },
    ar: {
      title: 'مقاطع قصيرة',
      description: 'كلّ منها أقصر من دقيقة: رياضة وألعاب ومطبخ ونكات وموسيقى من جميع قنوات سهرة.',
    },
  },
  {
    code: 'channels-list',
    hero: true,
    en: {
      title: 'All channels',
      description: 'Every channel on Sahra, from street football and padel to music, business and film.',
    },
    ar: {
      title: 'كل القنوات',
      description: 'جميع قنوات سهرة، من كرة الحارة والبادل إلى الموسيقى والأعمال والسينما.',
    },
  },
  ...LIST_META_TAGS,
  ...MEMBER_META_TAGS,
  ...SEARCH_META_TAGS,
  ...SPORTS_META_TAGS,
  ...SCHEDULE_META_TAGS,
  ...SUBSCRIBER_META_TAGS,
  ...WORDS_META_TAGS,
  {
    code: 'login',
    en: { title: 'Log in', description: 'Log in to Sahra and pick up your evening where you left it.' },
    ar: { title: 'تسجيل الدخول', description: 'سجّل دخولك إلى سهرة وأكمل أمسيتك من حيث توقفت.' },
  },
  {
    code: 'register',
    en: {
      title: 'Create an account',
      description: 'Create a free Sahra account in two steps and watch live events tonight.',
    },
    ar: {
      title: 'إنشاء حساب',
      description: 'أنشئ حسابك المجاني على سهرة في خطوتين وشاهد الأحداث المباشرة الليلة.',
    },
  },
  {
    code: 'account',
    en: {
      title: 'Account',
      description: 'Your Sahra account in one place: profile, password, devices, subscription and help.',
    },
    ar: {
      title: 'الحساب',
      description: 'حسابك على سهرة في مكان واحد: الملف الشخصي وكلمة المرور والأجهزة والاشتراك والمساعدة.',
    },
  },
  {
    code: 'settings-profile',
    en: { title: 'Profile', description: 'Your name, your email and your plan on Sahra.' },
    ar: { title: 'الملف الشخصي', description: 'اسمك وبريدك وباقتك على سهرة.' },
  },
  {
    code: 'edit-profile',
    en: { title: 'Edit profile', description: 'Change the name that Sahra greets you by.' },
    ar: { title: 'تعديل الملف الشخصي', description: 'غيّر الاسم الذي تخاطبك به سهرة.' },
  },
  {
    code: 'change-password',
    en: { title: 'Change password', description: 'Choose a new password for your Sahra account.' },
    ar: { title: 'تغيير كلمة المرور', description: 'اختر كلمة مرور جديدة لحسابك على سهرة.' },
  },
  {
    code: 'settings-devices',
    en: {
      title: 'Connected devices',
      description: 'See where you are signed in to Sahra, and sign out what you no longer use.',
    },
    ar: { title: 'الأجهزة المتصلة', description: 'اعرف أين سجّلت الدخول إلى سهرة، وأخرِج ما لم تعد تستخدمه.' },
  },
  {
    code: 'settings-help',
    en: {
      title: 'Help and FAQ',
      description: 'Answers for viewers of Sahra, and a way to report what does not work.',
    },
    ar: { title: 'المساعدة والأسئلة', description: 'إجابات لمشاهدي سهرة، وطريقة للإبلاغ عمّا لا يعمل.' },
  },
  {
    code: 'select-reasons',
    en: { title: 'Delete account', description: 'Tell us why you want to delete your Sahra account.' },
    ar: { title: 'حذف الحساب', description: 'أخبرنا لماذا تريد حذف حسابك على سهرة.' },
  },
  {
    code: 'delete-account',
    en: {
      title: 'Confirm the deletion',
      description: 'What deleting your Sahra account means, and how to have it back.',
    },
    ar: { title: 'تأكيد حذف الحساب', description: 'ما يعنيه حذف حسابك على سهرة، وكيف تستعيده.' },
  },
  {
    code: 'forgot-password',
    en: {
      title: 'Forgot your password?',
      description: 'Get a code by email and choose a new password for your Sahra account.',
    },
    ar: {
      title: 'نسيت كلمة المرور؟',
      description: 'اطلب رمزًا على بريدك واختر كلمة مرور جديدة لحسابك على سهرة.',
    },
  },
  {
    code: 'verify-code',
    en: {
      title: 'Enter your code',
      description: 'Enter the code of {{resetCodeDigits}} that we sent to your email.',
    },
    ar: { title: 'أدخل الرمز', description: 'أدخل الرمز الذي أرسلناه إلى بريدك، وهو {{resetCodeDigits}}.' },
  },
  {
    code: 'reset-password',
    en: {
      title: 'Choose a new password',
      description: 'Choose a new password for your Sahra account and log in with it.',
    },
    ar: {
      title: 'كلمة مرور جديدة',
      description: 'اختر كلمة مرور جديدة لحسابك على سهرة وسجّل الدخول بها.',
    },
  },
  {
    code: 'auth-verify',
    en: {
      title: 'Confirm your email',
      description: 'Confirm that the email of your Sahra account is yours.',
    },
    ar: { title: 'تأكيد البريد', description: 'أكّد أن البريد المسجَّل في حسابك على سهرة بريدك.' },
  },
  {
    code: 'test',
    en: {
      title: 'Components',
      description: 'Every component of Sahra in every state, and a self-check, for those who build it.',
    },
    ar: {
      title: 'المكوّنات',
      description: 'كل مكوّنات سهرة في كل حالاتها، مع فحص ذاتي، لمن يبنون المنصة.',
    },
  },
];

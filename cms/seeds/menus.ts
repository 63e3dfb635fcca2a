import type { MenuName } from '../src/api/menu/menu.schema';
import type { InBoth } from './seed-types';

export interface MenuItemSeed extends InBoth<{ title: string }> {
  target: string;
  icon?: 'search' | 'next';
  isProfile?: true;
  audience?: 'visitors' | 'members' | 'unsubscribed';
}

type Entry = Omit<MenuItemSeed, 'en' | 'ar' | 'target'>;

const entry = (target: string, en: string, ar: string, rest: Entry = {}): MenuItemSeed => ({
  target,
  en: { title: en },
  ar: { title: ar },
  ...rest,
});

const HOME = ['/home', 'Home', 'الرئيسية'] as const;
const SCHEDULE = ['/schedule', 'Schedule', 'الجدول'] as const;
const SPORTS = ['/sports', 'Sports', 'رياضة'] as const;
const BUSINESS = ['/business', 'Business', 'أعمال'] as const;
const MANIFESTO = ['/manifesto', 'Manifesto', 'بياننا'] as const;
const SEARCH = ['/search', 'Search', 'بحث'] as const;
const SHOWS = ['/shows', 'Shows', 'البرامج'] as const;
const SHORTS = ['/shorts', 'Shorts', 'مقاطع قصيرة'] as const;
const ONWARD = { icon: 'next' } as const;

/** Entries of all menus in the product's order. The site hides entries whose page does not exist yet. */
export const MENU_ITEMS: Readonly<Record<MenuName, readonly MenuItemSeed[]>> = {
  top: [
    entry(...HOME),
    entry(...SCHEDULE),
    entry(...SPORTS),
    entry(...BUSINESS),
    entry('more', 'More', 'المزيد'),
    entry(...MANIFESTO),
    entry(...SEARCH, { icon: 'search' }),
  ],
  mobile: [
    entry(...HOME, ONWARD),
    entry(...SCHEDULE, ONWARD),
    entry(...SPORTS, ONWARD),
    entry(...BUSINESS, ONWARD),
    entry('/smashi-gaming', 'More', 'المزيد', ONWARD),
    entry(...MANIFESTO, ONWARD),
    entry(...SEARCH, ONWARD),
    entry('/settings/profile', 'Profile', 'الملف الشخصي', { isProfile: true, audience: 'members' }),
    entry('/subscribe', 'Subscribe', 'اشترك', { audience: 'unsubscribed' }),
    entry('/auth/login', 'Login', 'تسجيل الدخول', { audience: 'visitors' }),
    entry('/auth/register', 'Create Account', 'إنشاء حساب', { audience: 'visitors' }),
    entry('sign-out', 'Sign out', 'تسجيل الخروج', { audience: 'members' }),
    entry('language', 'Language', 'اللغة'),
  ],
  mega: [entry(...SHOWS), entry('/channels-list', 'All channels', 'كل القنوات'), entry(...SHORTS)],
  'footer-watch': [
    entry(...HOME),
    entry(...SHOWS),
    entry(...SHORTS),
    entry('/channels-list', 'Channels', 'القنوات'),
    entry(...SPORTS),
    entry(...SCHEDULE),
    entry('/where-to-watch', 'Where to watch', 'أين تشاهد'),
  ],
  'footer-brand': [
    entry('/about', 'About Sahra', 'عن سهرة'),
    entry('/press', 'Press', 'الصحافة'),
    entry(...MANIFESTO),
    entry(...BUSINESS),
    entry('/newsletter', 'Newsletter', 'النشرة'),
    entry('/subscribe', 'Subscribe', 'اشترك', { audience: 'unsubscribed' }),
  ],
  'footer-help': [
    entry('/faq', 'Questions and answers', 'أسئلة وأجوبة'),
    entry('/contact-us', 'Contact us', 'تواصل معنا'),
    entry('/feedback', 'Feedback', 'رأيك يهمنا'),
    entry('/terms-and-conditions', 'Terms and conditions', 'الشروط والأحكام'),
    entry('/privacy-policy', 'Privacy policy', 'سياسة الخصوصية'),
    entry('/accessibility', 'Accessibility', 'إتاحة الوصول'),
  ],
};

export const FOOTER: InBoth<{ watchHeading: string; helpHeading: string }> = {
  en: { watchHeading: 'Watch', helpHeading: 'Help' },
  ar: { watchHeading: 'شاهد', helpHeading: 'مساعدة' },
};

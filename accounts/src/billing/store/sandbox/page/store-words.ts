import type { Locale } from '@sahra/schemas/constants';

import type { Store, StoreEventType } from '../../store-notification';

interface StoreWords {
  title: string;
  text: string;
  email: string;
  store: string;
  plan: string;
  planHint: string;
  news: string;
  send: string;
  sent: (store: string, news: string) => string;
  stores: Record<Store, string>;
  allNews: Record<StoreEventType, string>;
}

/** Texts of the page that simulates the stores. */
export const STORE_WORDS: Record<Locale, StoreWords> = {
  en: {
    title: 'Play a store',
    text: 'Buy, renew or cancel in the name of a viewer, as they would in their phone’s store. The store then tells us.',
    email: 'Viewer’s email',
    store: 'Store',
    plan: 'Plan',
    planHint: 'For a purchase; everything else is about the last one',
    news: 'What happens',
    send: 'Do it at the store',
    sent: (store, news) => `Done: ${store}, “${news}”. Sahra knows within seconds.`,
    stores: { google: 'Google Play', apple: 'App Store' },
    allNews: {
      subscribed: 'Subscribes',
      renewed: 'Renews for a period',
      cancelled: 'Cancels the renewal',
      uncancelled: 'Takes the cancellation back',
      in_grace: 'Cannot be charged',
      expired: 'Expires',
      refunded: 'Is refunded',
    },
  },
  ar: {
    title: 'العب دور المتجر',
    text: 'اشترِ أو جدّد أو ألغِ باسم أحد المشاهدين، كما يفعل من متجر هاتفه، ثم يخبرنا المتجر.',
    email: 'البريد الإلكتروني للمشاهد',
    store: 'المتجر',
    plan: 'الباقة',
    planHint: 'للشراء فقط، وما عداه يخص آخر عملية شراء',
    news: 'ما يحدث',
    send: 'نفّذ في المتجر',
    sent: (store, news) => `تم: ${store}، «${news}». سيصلنا الخبر خلال ثوانٍ.`,
    stores: { google: 'Google Play', apple: 'App Store' },
    allNews: {
      subscribed: 'اشتراك جديد',
      renewed: 'تجديد لفترة أخرى',
      cancelled: 'إلغاء التجديد',
      uncancelled: 'التراجع عن الإلغاء',
      in_grace: 'تعذّر الخصم',
      expired: 'انتهاء الاشتراك',
      refunded: 'استرداد المبلغ',
    },
  },
};

import type { Modal } from '../src/api/modal/modal.schema';
import type { InBoth } from './seed-types';

interface ModalWords {
  title: string;
  text: string;
  watchLabel?: string;
  subscribeLabel?: string;
}

interface ModalSeed extends InBoth<ModalWords> {
  code: Modal['code'];
  /** Slug of the show whose picture it uses, and of the channel for which that picture was drawn. */
  show: string;
  channel: string;
  /** Days from the moment of seeding; left out: no end. */
  endsInDays?: number;
  watchTarget?: string;
  subscribeTarget?: string;
}

/** Promotions that open over a page. Their words state the product's real rules. */
export const MODALS: readonly ModalSeed[] = [
  {
    code: 'championship',
    show: 'mina-cup-backup',
    channel: 'street-football',
    endsInDays: 30,
    subscribeTarget: '/subscribe',
    en: {
      title: 'The Harbour Cup is on',
      text: 'Every match live until the final. You begin with {{trialDays}} free, then your plan goes on by itself until you cancel.',
      subscribeLabel: 'Subscribe Now',
    },
    ar: {
      title: 'كأس الميناء انطلقت',
      text: 'كل المباريات مباشرة حتى النهائي. لك {{trialDays}} مجانًا، ثم يستمر اشتراكك تلقائيًا إلى أن تلغيه.',
      subscribeLabel: 'اشترك الآن',
    },
  },
  {
    code: 'watch',
    show: 'oud-after-dark',
    channel: 'live-music',
    watchTarget: 'q2dcnfdt',
    subscribeTarget: '/subscribe',
    en: {
      title: 'The session that never ends',
      text: 'Oud After Dark is playing right now. A free account is all you need; a plan opens everything else.',
      watchLabel: 'Watch Now',
      subscribeLabel: 'Subscribe Now',
    },
    ar: {
      title: 'جلسة بلا نهاية',
      text: '«عود بعد الغروب» على الهواء الآن. يكفيك حساب مجاني لتشاهد، والاشتراك يفتح لك كل ما تبقّى.',
      watchLabel: 'شاهد الآن',
      subscribeLabel: 'اشترك الآن',
    },
  },
];

export const SMART_BANNER: InBoth<{ title: string; text: string; actionLabel: string }> = {
  en: {
    title: 'Sahra on your phone',
    text: 'Your shows and live events, wherever the evening takes you.',
    actionLabel: 'Get the app',
  },
  ar: {
    title: 'سهرة على هاتفك',
    text: 'برامجك وأحداثك المباشرة معك أينما أمضيت مساءك.',
    actionLabel: 'حمّل التطبيق',
  },
};

export const APP_STORES = {
  appStoreUrl: 'https://apps.apple.com/app/id0000000000',
  googlePlayUrl: 'https://play.google.com/store/apps/details?id=example.sahra',
} as const;

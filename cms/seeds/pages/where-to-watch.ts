import type { WhereToWatchPage } from '../../src/api/where-to-watch/where-to-watch.schema';
import { APP_STORES } from '../promotions';
import type { InBoth } from '../seed-types';

interface PlatformSeed {
  name: string;
  note?: string;
  /** `https://…`, or the path of a page of the site. */
  url: string;
}

interface WhereToWatchSeed {
  title: string;
  lead: string;
  groups: readonly {
    kind: WhereToWatchPage['groups'][number]['kind'];
    title: string;
    text: string;
    platforms: readonly PlatformSeed[];
  }[];
}

/** Addresses of the apps. Those of the stores are as made up as the app: editors put in the real ones. */
const AT = {
  appStore: APP_STORES.appStoreUrl,
  googlePlay: APP_STORES.googlePlayUrl,
  samsung: 'https://www.samsung.com/tvs/',
  lg: 'https://www.lgappstv.com/',
  applePodcasts: 'https://podcasts.apple.com/search?term=Sahra',
  spotify: 'https://open.spotify.com/search/Sahra/podcasts',
  anghami: 'https://play.anghami.com/search/Sahra',
};

export const WHERE_TO_WATCH: InBoth<WhereToWatchSeed> = {
  en: {
    title: 'Where to watch',
    lead: 'One account, every screen. Begin on the phone and go on at home where you left off.',
    groups: [
      {
        kind: 'smart-tv',
        title: 'Smart TVs',
        text: 'For evenings with others. Look for Sahra among the apps of your television.',
        platforms: [
          { name: 'Samsung TV', note: 'Models from 2020 on', url: AT.samsung },
          { name: 'LG TV', note: 'webOS, models from 2020 on', url: AT.lg },
          { name: 'Android TV', note: 'Also televisions with Google TV', url: AT.googlePlay },
          { name: 'Apple TV', note: 'Apple TV 4K and Apple TV HD', url: AT.appStore },
          { name: 'Any TV with a browser', note: 'Open our site and sign in', url: '/home' },
        ],
      },
      {
        kind: 'mobile',
        title: 'Phones and tablets',
        text: 'For the way home. The app remembers where you stopped, and so does the site.',
        platforms: [
          { name: 'iPhone and iPad', note: 'In the App Store', url: AT.appStore },
          { name: 'Android', note: 'On Google Play', url: AT.googlePlay },
          { name: 'In the browser', note: 'Nothing to install', url: '/home' },
        ],
      },
      {
        kind: 'podcast',
        title: 'Podcasts',
        text: 'Some of our conversations need no picture. Listen where you already listen: search for the name of the show.',
        platforms: [
          { name: 'Apple Podcasts', url: AT.applePodcasts },
          { name: 'Spotify', url: AT.spotify },
          { name: 'Anghami', url: AT.anghami },
          {
            name: 'On Sahra',
            note: 'With the picture, and with subtitles',
            url: '/view-all?section=podcasts',
          },
        ],
      },
    ],
  },
  ar: {
    title: 'أين تشاهد',
    lead: 'حساب واحد لكل الشاشات. ابدأ على الهاتف وأكمل في البيت من حيث توقفت.',
    groups: [
      {
        kind: 'smart-tv',
        title: 'التلفزيونات الذكية',
        text: 'لسهرات مع من تحب. ابحث عن سهرة بين تطبيقات تلفزيونك.',
        platforms: [
          { name: 'Samsung TV', note: 'طُرز 2020 وما بعدها', url: AT.samsung },
          { name: 'LG TV', note: 'نظام webOS، طُرز 2020 وما بعدها', url: AT.lg },
          { name: 'Android TV', note: 'والتلفزيونات التي تعمل بنظام Google TV', url: AT.googlePlay },
          { name: 'Apple TV', note: 'جهازا Apple TV 4K وApple TV HD', url: AT.appStore },
          { name: 'أي تلفزيون فيه متصفح', note: 'افتح موقعنا وسجّل الدخول', url: '/home' },
        ],
      },
      {
        kind: 'mobile',
        title: 'الهواتف والأجهزة اللوحية',
        text: 'لطريق العودة. التطبيق يتذكّر أين توقفت، والموقع كذلك.',
        platforms: [
          { name: 'iPhone وiPad', note: 'في App Store', url: AT.appStore },
          { name: 'Android', note: 'على Google Play', url: AT.googlePlay },
          { name: 'في المتصفح', note: 'لا حاجة إلى تثبيت شيء', url: '/home' },
        ],
      },
      {
        kind: 'podcast',
        title: 'البودكاست',
        text: 'بعض أحاديثنا لا تحتاج إلى صورة. استمع حيث اعتدت أن تستمع: ابحث عن اسم البرنامج.',
        platforms: [
          { name: 'Apple Podcasts', url: AT.applePodcasts },
          { name: 'Spotify', url: AT.spotify },
          { name: 'أنغامي', url: AT.anghami },
          { name: 'على سهرة', note: 'بالصورة، ومع الترجمة', url: '/view-all?section=podcasts' },
        ],
      },
    ],
  },
};

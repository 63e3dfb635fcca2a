import type { WhereToWatchPage } from '../../src/api/where-to-watch/where-to-watch.schema';
import type { InBoth } from '../seed-types';

interface PlatformSeed {
  name: string;
  note?: string;
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

/** Editors add the addresses of the app stores; they do not exist before the apps do. */
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
          { name: 'Samsung TV', note: 'Models from 2020 on' },
          { name: 'LG TV', note: 'webOS, models from 2020 on' },
          { name: 'Android TV', note: 'Also televisions with Google TV' },
          { name: 'Apple TV', note: 'Apple TV 4K and Apple TV HD' },
          { name: 'Any TV with a browser', note: 'Open our site and sign in' },
        ],
      },
      {
        kind: 'mobile',
        title: 'Phones and tablets',
        text: 'For the way home. The app remembers where you stopped, and so does the site.',
        platforms: [
          { name: 'iPhone and iPad', note: 'In the App Store' },
          { name: 'Android', note: 'On Google Play' },
          { name: 'In the browser', note: 'Nothing to install' },
        ],
      },
      {
        kind: 'podcast',
        title: 'Podcasts',
        text: 'Some of our conversations need no picture. Listen where you already listen: search for the name of the show.',
        platforms: [
          { name: 'Apple Podcasts' },
          { name: 'Spotify' },
          { name: 'Anghami' },
          { name: 'On Sahra', note: 'With the picture, and with subtitles' },
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
          { name: 'Samsung TV', note: 'طُرز 2020 وما بعدها' },
          { name: 'LG TV', note: 'نظام webOS، طُرز 2020 وما بعدها' },
          { name: 'Android TV', note: 'والتلفزيونات التي تعمل بنظام Google TV' },
          { name: 'Apple TV', note: 'جهازا Apple TV 4K وApple TV HD' },
          { name: 'أي تلفزيون فيه متصفح', note: 'افتح موقعنا وسجّل الدخول' },
        ],
      },
      {
        kind: 'mobile',
        title: 'الهواتف والأجهزة اللوحية',
        text: 'لطريق العودة. التطبيق يتذكّر أين توقفت، والموقع كذلك.',
        platforms: [
          { name: 'iPhone وiPad', note: 'في App Store' },
          { name: 'Android', note: 'على Google Play' },
          { name: 'في المتصفح', note: 'لا حاجة إلى تثبيت شيء' },
        ],
      },
      {
        kind: 'podcast',
        title: 'البودكاست',
        text: 'بعض أحاديثنا لا تحتاج إلى صورة. استمع حيث اعتدت أن تستمع: ابحث عن اسم البرنامج.',
        platforms: [
          { name: 'Apple Podcasts' },
          { name: 'Spotify' },
          { name: 'أنغامي' },
          { name: 'على سهرة', note: 'بالصورة، ومع الترجمة' },
        ],
      },
    ],
  },
};

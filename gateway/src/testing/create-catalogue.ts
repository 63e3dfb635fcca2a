import { channel, menuItem, planCopy, show, sport, video, type Catalogue } from './catalogue';

const SHOWS = 20;
const EPISODES = 6;

/** Creates shows with their episodes, one video of each kind of access, and one record of every other type. */
export const createCatalogue = (): Catalogue => {
  const shows = Array.from({ length: SHOWS }, (_, index) => show(`show-${index + 1}`));
  const episodes = shows.flatMap(({ slug, title }, place) =>
    Array.from({ length: EPISODES }, (_, index) =>
      video(`ep${String(place + 1).padStart(2, '0')}n${index + 1}x`, {
        episode_number: index + 1,
        show: { slug, title },
        channel_slug: 'cinema',
      }),
    ),
  );
  const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
  const live = {
    live: true,
    recorded: false,
    kind: 'match' as const,
    duration_seconds: null,
    episode_number: null,
  };
  return {
    channels: [channel('cinema'), channel('smashi-gaming')],
    sports: [sport('football'), sport('padel')],
    shows,
    videos: [
      ...episodes,
      video('premium01', { premium: true }),
      video('live01', { ...live, starts_at: minutes(-5), ends_at: minutes(60) }),
      video('livepaid01', { ...live, premium: true, starts_at: minutes(-5), ends_at: minutes(60) }),
      video('soon01', { ...live, starts_at: minutes(30), ends_at: minutes(90) }),
      video('over01', { ...live, starts_at: minutes(-90), ends_at: minutes(-30) }),
    ],
    schedule: [],
    plansCopy: { en: [planCopy('Free', 'en')], ar: [planCopy('مجاني', 'ar')] },
    menus: {
      en: [{ name: 'top', title: null, items: [menuItem('Home', 'en')], locale: 'en' }],
      ar: [{ name: 'top', title: null, items: [menuItem('الرئيسية', 'ar')], locale: 'ar' }],
    },
    smartBanner: null,
    modals: [],
    deleteReasons: {
      en: [{ key: 'other', label: 'Other', locale: 'en' }],
      ar: [{ key: 'other', label: 'سبب آخر', locale: 'ar' }],
    },
    featured: ['show-2', 'show-1'],
    rows: [],
    faq: {
      en: [{ id: 'trial', question: 'How long is the trial?', answer: 'Seven days.', locale: 'en' }],
      ar: [{ id: 'trial', question: 'كم تدوم التجربة المجانية؟', answer: 'سبعة أيام.', locale: 'ar' }],
    },
  };
};

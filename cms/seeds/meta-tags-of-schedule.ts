import type { MetaTagsSeed } from './meta-tags-seed';

/** Metadata of the schedule. */
export const SCHEDULE_META_TAGS: readonly MetaTagsSeed[] = [
  {
    code: 'schedule',
    hero: true,
    en: {
      title: 'Schedule',
      description:
        'What is on Sahra now, tonight and this week, on every channel, in your own time zone, with reminders.',
    },
    ar: {
      title: 'الجدول',
      description: 'ما يُعرض على سهرة الآن والليلة وهذا الأسبوع، على كل القنوات وبتوقيتك، مع التذكير.',
    },
  },
];

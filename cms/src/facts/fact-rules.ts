import { SLUG_MAX_LENGTH, SLUG_PATTERN, VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';
import routeTable from '@sahra/schemas/routes.json';

import { menuItemProblem } from '../api/menu/menu-item-problem';
import { modalProblem } from '../api/modal/modal-problem';
import type { FactProblem } from './fact-problem';
import type { FactType } from './fact-types';

/** Facts of a record as they would be after the save. */
export type Facts = Readonly<Record<string, unknown>>;

const firstSegments = routeTable.routes.map(({ path }) => path.split('/')[1] ?? '');

/** First path segments that the site itself uses; a channel with such a slug would be unreachable. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set(
  [...firstSegments, ...routeTable.reserved]
    .filter((segment) => segment !== '' && !segment.startsWith(':'))
    .map((segment) => segment.toLowerCase()),
);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses a date, which Strapi passes as a date or as text. */
const instant = (value: unknown): number =>
  value instanceof Date ? value.getTime() : Date.parse(text(value));

const slugProblem = (slug: string, field = 'slug'): FactProblem | null =>
  SLUG_PATTERN.test(slug) && slug.length <= SLUG_MAX_LENGTH
    ? null
    : {
        field,
        sentence: {
          en: `“${slug}” cannot be an address. Use small Latin letters, digits and single hyphens, at most ${SLUG_MAX_LENGTH} characters, e.g. “street-football”.`,
          ar: `لا يصلح «${slug}» عنوانًا. استخدم أحرفًا لاتينية صغيرة وأرقامًا وشرطات مفردة، بما لا يزيد على ${SLUG_MAX_LENGTH} حرفًا، مثل «street-football».`,
        },
      };

const channelProblem = ({ slug }: Facts): FactProblem | null =>
  slugProblem(text(slug)) ??
  (RESERVED_SLUGS.has(text(slug))
    ? {
        field: 'slug',
        sentence: {
          en: `The address “${text(slug)}” is a page of the site itself. Choose another one, e.g. “${text(slug)}-channel”.`,
          ar: `العنوان «${text(slug)}» لصفحة من صفحات الموقع نفسه. اختر غيره، مثل «${text(slug)}-channel».`,
        },
      }
    : null);

/** Keys of single pages; no other page may use them. */
const PAGE_KEYS: ReadonlySet<string> = new Set(routeTable.routes.map(({ page }) => page));

const pageProblem = ({ slug }: Facts): FactProblem | null =>
  slugProblem(text(slug)) ??
  (RESERVED_SLUGS.has(text(slug)) || PAGE_KEYS.has(text(slug))
    ? {
        field: 'slug',
        sentence: {
          en: `The address “${text(slug)}” belongs to a page of the site itself. Choose another one.`,
          ar: `العنوان «${text(slug)}» لصفحة من صفحات الموقع نفسه. اختر غيره.`,
        },
      }
    : null);

const timesProblem = ({ live, recorded, startsAt, endsAt, followsSchedule }: Facts): FactProblem | null => {
  if (live === true && recorded === true)
    return {
      field: 'recorded',
      sentence: {
        en: 'A video is either live or recorded. Switch one of the two off.',
        ar: 'الفيديو إما مباشر وإما مسجّل. أوقف أحد الخيارين.',
      },
    };
  if (live !== true) {
    return followsSchedule === true
      ? {
          field: 'followsSchedule',
          sentence: {
            en: 'Only a live video plays a schedule. Switch “Live” on, or this off.',
            ar: 'لا يعرض الجدول إلا فيديو مباشر. فعّل «مباشر» أو أوقف هذا الخيار.',
          },
        }
      : null;
  }
  if (!startsAt)
    return {
      field: 'startsAt',
      sentence: { en: 'A live event needs a start time.', ar: 'يحتاج البث المباشر إلى وقت بداية.' },
    };
  const ends = endsAt ? instant(endsAt) : Infinity;
  return ends > instant(startsAt)
    ? null
    : {
        field: 'endsAt',
        sentence: {
          en: 'The event ends before it starts. Correct one of the two times.',
          ar: 'ينتهي البث قبل أن يبدأ. صحّح أحد الوقتين.',
        },
      };
};

const entryProblem = ({ startsAt, endsAt }: Facts): FactProblem | null => {
  if (!startsAt || !endsAt)
    return {
      field: startsAt ? 'endsAt' : 'startsAt',
      sentence: {
        en: 'An entry of the schedule needs a start and an end.',
        ar: 'تحتاج فقرة الجدول إلى وقت بداية ووقت نهاية.',
      },
    };
  return instant(endsAt) > instant(startsAt)
    ? null
    : {
        field: 'endsAt',
        sentence: {
          en: 'The entry ends before it starts. Correct one of the two times.',
          ar: 'تنتهي الفقرة قبل أن تبدأ. صحّح أحد الوقتين.',
        },
      };
};

const videoProblem = (facts: Facts): FactProblem | null =>
  VIDEO_CODE_PATTERN.test(text(facts['code']))
    ? timesProblem(facts)
    : {
        field: 'code',
        sentence: {
          en: `The code “${text(facts['code'])}” cannot be an address. Use 6 to 12 small Latin letters and digits, e.g. “k7m2x9qd”.`,
          ar: `لا يصلح الرمز «${text(facts['code'])}» عنوانًا. استخدم من 6 إلى 12 من الأحرف اللاتينية الصغيرة والأرقام، مثل «k7m2x9qd».`,
        },
      };

const PROBLEM_OF: Readonly<Record<FactType['change'], (facts: Facts) => FactProblem | null>> = {
  channel: channelProblem,
  show: ({ slug }) => slugProblem(text(slug)),
  video: videoProblem,
  'meta-tags': ({ code }) => slugProblem(text(code), 'code'),
  plan: ({ code }) => slugProblem(text(code), 'code'),
  'schedule-entry': entryProblem,
  sport: ({ slug }) => slugProblem(text(slug)),
  season: () => null,
  'menu-item': menuItemProblem,
  modal: modalProblem,
  'delete-reason': ({ key }) => slugProblem(text(key), 'key'),
  page: pageProblem,
};

/** Returns why `facts` cannot be saved, or null. */
export const factProblem = (type: FactType['change'], facts: Facts): FactProblem | null =>
  PROBLEM_OF[type](facts);

import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

import type { FactProblem } from '../../facts/fact-problem';

/** A path, but not `//host` or `/\host`: browsers read these as external addresses. */
const PATH = /^\/(?![/\\])\S*$/;

/** Parses a date, which Strapi passes as a date or as text; null when there is none. */
const instant = (value: unknown): number | null => {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'string' && value !== '' ? Date.parse(value) : null;
};

const targetProblem = (target: unknown, field: string): FactProblem | null =>
  typeof target !== 'string' || target === '' || PATH.test(target) || VIDEO_CODE_PATTERN.test(target)
    ? null
    : {
        field,
        sentence: {
          en: `“${target}” leads nowhere. Use the code of a video, e.g. “k7m2x9qd”, or an address of the site, e.g. “/subscribe”.`,
          ar: `لا يؤدي «${target}» إلى صفحة. اكتب رمز فيديو مثل «k7m2x9qd»، أو عنوانًا في الموقع مثل «/subscribe».`,
        },
      };

/** Returns why a promotion cannot be saved, or null. */
export const modalProblem = ({
  startsAt,
  endsAt,
  watchTarget,
  subscribeTarget,
}: Readonly<Record<string, unknown>>): FactProblem | null => {
  const [from, until] = [instant(startsAt), instant(endsAt)];
  return from !== null && until !== null && until <= from
    ? {
        field: 'endsAt',
        sentence: {
          en: 'The promotion ends before it starts. Correct one of the two times.',
          ar: 'ينتهي العرض قبل أن يبدأ. صحّح أحد الوقتين.',
        },
      }
    : (targetProblem(watchTarget, 'watchTarget') ?? targetProblem(subscribeTarget, 'subscribeTarget'));
};

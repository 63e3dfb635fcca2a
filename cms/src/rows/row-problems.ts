import { ownValue } from '@sahra/schemas/own-value';

import type { LocalizedMessage } from '../checks/localized-message';
import type { Problem } from '../checks/problem';
import { isValues } from '../checks/record-parts';
import { isBuiltPath } from './built-path';

/** Row as an editor saved it. */
interface WrittenRow {
  title?: string | null;
  source?: string | null;
  path?: string | null;
  channel?: object | null;
  sport?: object | null;
}

/** Returns the field of a row that keeps its page from being published, and why; null where none does. */
const rowProblem = ({
  title,
  source,
  path,
  channel,
  sport,
}: WrittenRow): { field: string; sentence: LocalizedMessage } | null => {
  const name = title ?? '';
  if (source === 'channel' && !channel)
    return {
      field: 'channel',
      sentence: {
        en: `The row “${name}” shows the videos of one channel. Choose the channel.`,
        ar: `يعرض الصف «${name}» فيديوهات قناة واحدة. اختر القناة.`,
      },
    };
  if (source === 'sport' && !sport)
    return {
      field: 'sport',
      sentence: {
        en: `The row “${name}” shows the videos of one sport. Choose the sport.`,
        ar: `يعرض الصف «${name}» فيديوهات رياضة واحدة. اختر الرياضة.`,
      },
    };
  if (path && !isBuiltPath(path))
    return {
      field: 'path',
      sentence: {
        en: `The row “${name}” leads to “${path}”, which is no page of the site. Write one like “/shows”, or leave it empty.`,
        ar: `يقود الصف «${name}» إلى «\u2066${path}\u2069»، ولا صفحة في الموقع بهذا الرابط. اكتب رابطًا مثل «\u2066/shows\u2069» أو اترك الحقل فارغًا.`,
      },
    };
  return null;
};

/** Finds rows that keep a page from being published: without what they show, or with a broken link. */
export const rowProblems = (values: Readonly<Record<string, unknown>>): Problem[] => {
  const rows = ownValue(values, 'rows');
  return (Array.isArray(rows) ? rows : []).flatMap((row: unknown, index) => {
    const problem = isValues(row) ? rowProblem(row) : null;
    return problem ? [{ path: ['rows', String(index), problem.field], sentence: problem.sentence }] : [];
  });
};

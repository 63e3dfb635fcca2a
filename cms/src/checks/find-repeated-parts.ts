import { ownValue } from '@sahra/schemas/own-value';

import type { Problem } from './problem';
import { isValues } from './record-parts';

type Values = Readonly<Record<string, unknown>>;

/** Page parts whose anchors and icons come from a key, so each key must be unique on its page. */
const ONCE_EACH: ReadonlyMap<string, { list: string; key: string }> = new Map(
  Object.entries<{ list: string; key: string }>({
    'api::manifesto.manifesto-page': { list: 'sections', key: 'topic' },
    'api::where-to-watch.where-to-watch-page': { list: 'groups', key: 'kind' },
  }),
);

const parts = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Finds parts of a page that repeat the topic or kind of an earlier part. */
export const findRepeatedParts = (uid: string, values: Values): Problem[] => {
  const rule = ONCE_EACH.get(uid);
  if (!rule) return [];
  const { list, key } = rule;
  const seen = new Set<unknown>();
  return parts(ownValue(values, list)).flatMap((part, index) => {
    const of = isValues(part) ? ownValue(part, key) : undefined;
    if (!seen.has(of)) {
      seen.add(of);
      return [];
    }
    return {
      path: [list, String(index), key],
      sentence: {
        en: `“${String(of)}” is on this page already. Choose another one, or put both parts together.`,
        ar: `الاختيار «${String(of)}» موجود في هذه الصفحة. اختر غيره أو اجمع الجزأين في جزء واحد.`,
      },
    };
  });
};

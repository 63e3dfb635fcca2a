import type { ContentRowFragment } from '../../../shared/catalogue/content-row.fragment.generated';

/** Rows before and after it that a high window shows together with it. */
const BESIDE = 2;

/** Returns the index of the row after which recommendations stand: the evening, otherwise the first row. */
export const becausePlace = (rows: readonly Pick<ContentRowFragment, 'shape'>[]): number =>
  Math.max(
    0,
    rows.findIndex(({ shape }) => shape === 'TONIGHT'),
  );

/** Returns the slugs of shows and codes of videos in the rows beside what stands after `place`. */
export const cardsBeside = (
  rows: readonly Pick<ContentRowFragment, 'items'>[],
  place: number,
): readonly string[] =>
  rows
    .slice(Math.max(0, place + 1 - BESIDE), place + 1 + BESIDE)
    .flatMap(({ items }) => items.map((item) => (item.__typename === 'Video' ? item.code : item.slug)));

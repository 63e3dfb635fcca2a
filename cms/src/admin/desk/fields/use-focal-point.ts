import { useContext } from 'react';

import type { PictureValue, SaveConflict } from '../../../desk/record/record-detail';
import { RecordContext } from '../record/record-context';
import { partOfConflict, pointText, shownValue } from '../record/record-state';

export interface Point {
  x: number;
  y: number;
}

/** Where a picture is cropped around unless somebody chose a point. */
export const MIDDLE: Point = { x: 50, y: 50 };

/** Focal point of a picture, and how it is set (null where no record is open yet); a point that another editor set. */
export const useFocalPoint = (
  picture: PictureValue,
): { point: Point; set: ((point: Point) => void) | null; conflict: SaveConflict | undefined } => {
  const open = useContext(RecordContext);
  const name = String(picture.id);
  const edited = open ? (shownValue(open.state, 'focal', name) as Point | undefined) : undefined;
  return {
    point: edited ?? picture.focalPoint ?? MIDDLE,
    set:
      open &&
      ((point) => open.edit({ part: 'focal', name, value: point, since: pointText(picture.focalPoint) })),
    conflict: open?.state.conflicts.find((each) => partOfConflict(each) === 'focal' && each.field === name),
  };
};

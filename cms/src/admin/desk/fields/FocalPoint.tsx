import type { KeyboardEvent, PointerEvent } from 'react';

import type { PictureValue } from '../../../desk/record/record-detail';
import { useDeskLanguage } from '../language/use-desk-language';
import styles from './picture.module.css';
import type { Point } from './use-focal-point';

const STEPS: ReadonlyMap<string, Point> = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);
const LARGE = 10;

const inside = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));

interface Props {
  picture: Pick<PictureValue, 'small'>;
  label: string;
  point: Point;
  /** null where the point cannot be moved. */
  onMove: ((point: Point) => void) | null;
}

/** The picture with its focal point: a star that is dragged, or moved with the arrows. A picture is not mirrored. */
export const FocalPoint = ({ picture, label, point, onMove }: Props) => {
  const { text, number } = useDeskLanguage();
  const moveTo = (next: Point): void => onMove?.({ x: inside(next.x), y: inside(next.y) });
  const drag = ({ currentTarget, clientX, clientY, buttons }: PointerEvent): void => {
    if (!onMove || buttons !== 1) return;
    const { x, y, width, height } = currentTarget.getBoundingClientRect();
    moveTo({ x: ((clientX - x) / width) * 100, y: ((clientY - y) / height) * 100 });
  };
  const press = (event: KeyboardEvent): void => {
    const step = STEPS.get(event.key);
    if (!step) return;
    event.preventDefault();
    const size = event.shiftKey ? LARGE : 1;
    moveTo({ x: point.x + step.x * size, y: point.y + step.y * size });
  };
  return (
    <div
      className={styles['picture']}
      dir="ltr"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(event);
      }}
      onPointerMove={drag}
    >
      <img src={picture.small} alt="" draggable={false} />
      {onMove && (
        <button
          type="button"
          className={styles['star']}
          style={{ '--x': `${point.x}%`, '--y': `${point.y}%` } as object}
          aria-label={`${text('pic.focalHint', { name: label })} ${number(point.x)}, ${number(point.y)}`}
          onKeyDown={press}
        />
      )}
    </div>
  );
};

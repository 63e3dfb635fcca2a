import { DIRECTION, type Locale } from '@sahra/schemas/constants';
import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';

import type { PlannerEntry, PlannerPlace } from '../../../desk/planner/planner';
import { rangeOf } from './planner-looks';
import { snap, type Range } from './planner-time';

/** Movement in pixels from which a press is a drag. */
const BEGINS_AT = 4;

/** Programme on its way to another place. */
export interface Drag {
  entry: PlannerEntry;
  channel: string | null;
  from: number;
}

interface Press {
  entry: PlannerEntry;
  x: number;
  y: number;
  /** Milliseconds for each pixel towards the end of the line. */
  perPixel: number;
}

const laneAt = (x: number, y: number): string | undefined => {
  const lane = document.elementFromPoint(x, y)?.closest('[data-lane]');
  return lane instanceof HTMLElement ? lane.dataset['lane'] : undefined;
};

/** Drags programmes with the pointer, in steps, also to another channel; Escape puts one back. */
export const useBlockDrag = (
  range: Range,
  locale: Locale,
  onDrop: (entry: PlannerEntry, place: PlannerPlace) => void,
) => {
  const [drag, setDrag] = useState<Drag | null>(null);
  const press = useRef<Press | null>(null);
  const latest = useRef<{ drag: Drag | null; onDrop: typeof onDrop; range: Range }>({ drag, onDrop, range });
  latest.current = { drag, onDrop, range };

  useEffect(() => {
    const end = (): void => {
      press.current = null;
      setDrag(null);
    };
    const move = ({ clientX, clientY }: PointerEvent): void => {
      const began = press.current;
      if (!began) return;
      const [dx, dy] = [clientX - began.x, clientY - began.y];
      if (!latest.current.drag && Math.hypot(dx, dy) < BEGINS_AT) return;
      const lane = laneAt(clientX, clientY);
      const channel = lane === undefined ? began.entry.channel : lane === '' ? null : lane;
      const from = snap(rangeOf(began.entry).from + dx * began.perPixel, latest.current.range);
      setDrag({ entry: began.entry, channel, from });
    };
    const drop = (): void => {
      const { drag: dropped, onDrop: act } = latest.current;
      end();
      if (!dropped) return;
      const { from, to } = rangeOf(dropped.entry);
      act(dropped.entry, {
        channel: dropped.channel,
        startsAt: new Date(dropped.from).toISOString(),
        endsAt: new Date(dropped.from + to - from).toISOString(),
      });
    };
    const leave = ({ code }: KeyboardEvent): void => {
      if (code === 'Escape') end();
    };
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', drop);
    document.addEventListener('pointercancel', end);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', drop);
      document.removeEventListener('pointercancel', end);
      document.removeEventListener('keydown', leave);
    };
  }, []);

  const begin = (entry: PlannerEntry, event: ReactPointerEvent<HTMLElement>): void => {
    // A finger and a pen scroll; a press of theirs opens the programme.
    if (event.button !== 0 || event.pointerType !== 'mouse') return;
    const width = event.currentTarget.parentElement?.getBoundingClientRect().width ?? 0;
    if (width === 0) return;
    const sign = DIRECTION[locale] === 'rtl' ? -1 : 1;
    const perPixel = (sign * (range.to - range.from)) / width;
    press.current = { entry, x: event.clientX, y: event.clientY, perPixel };
  };
  return { drag, begin };
};

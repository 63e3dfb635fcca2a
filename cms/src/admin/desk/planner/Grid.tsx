import { DIRECTION } from '@sahra/schemas/constants';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import styles from './grid.module.css';
import { eveningOf, hoursOf, type Range } from './planner-time';
import { usePlannerFormat } from './use-planner-format';

interface Props {
  day: string;
  range: Range;
  /** Its changes are being published. */
  isBusy: boolean;
  /** The lanes. */
  children: ReactNode;
}

/** Hours of a day above its lanes. It begins at the evening; earlier hours are scrolled to. */
export const Grid = ({ day, range, isBusy, children }: Props) => {
  const { locale, text } = useDeskLanguage();
  const { hour, date } = usePlannerFormat();
  const frame = useRef<HTMLDivElement>(null);
  const hours = hoursOf(range);
  useLayoutEffect(() => {
    const { current } = frame;
    const line = current?.querySelector('[data-hours]');
    if (!current || !line) return;
    const share = (eveningOf(day).from - range.from) / (range.to - range.from);
    const sign = DIRECTION[locale] === 'rtl' ? -1 : 1;
    current.scrollLeft = sign * share * line.getBoundingClientRect().width;
  }, [day, locale, range.from, range.to]);
  return (
    <section
      ref={frame}
      className={[parts['sheet'], styles['grid']].join(' ')}
      style={{ '--hours': hours.length } as Record<string, number>}
      aria-busy={isBusy}
      aria-label={text('planner.grid', { day: date(day) })}
    >
      <div className={styles['hours']}>
        <div className={styles['date']}>{date(day)}</div>
        <div className={styles['marks']} data-hours>
          {hours.map((instant) => (
            <span key={instant} className={parts['number']}>
              {hour(instant)}
            </span>
          ))}
        </div>
      </div>
      {children}
    </section>
  );
};

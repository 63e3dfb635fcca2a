import type { HTMLAttributes, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '../../../shared/ui/Icon/Icon';
import type { GroupKey } from '../timeline/list-groups';
import * as styles from './ScheduleList.module.css';

interface Props extends HTMLAttributes<HTMLElement> {
  part: GroupKey;
  /** Number of its programmes. */
  count: number;
  /** Day after midnight, in words. */
  nextDay?: string | null;
  /** Its programmes. */
  children?: ReactNode;
}

const TITLES = {
  earlier: 'schedule.earlier',
  now: 'tonight.onNow',
  later: 'schedule.later',
  dawn: 'schedule.dawn',
  day: 'schedule.day',
  night: 'schedule.night',
} as const satisfies Record<GroupKey, string>;

/** Part of a day in the list, with its title. What is over is closed. */
export const ListPart = ({ part, count, nextDay = null, children, ...rest }: Props) => {
  const { t } = useTranslation();
  if (part === 'earlier')
    return (
      <details {...rest}>
        <summary className={styles.summary}>
          {t(TITLES.earlier)}{' '}
          <span className={styles.count} data-count="">
            {count}
          </span>
          <span className={styles.chevron}>
            <Icon name="chevron" />
          </span>
        </summary>
        <ol>{children}</ol>
      </details>
    );
  return (
    <section {...rest}>
      <h2 className={styles.title}>
        {t(TITLES[part])}
        {nextDay !== null && <span className={styles.nextDay}>{nextDay}</span>}
      </h2>
      <ol>{children}</ol>
    </section>
  );
};

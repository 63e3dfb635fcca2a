import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

import { Icon } from '../../../shared/ui/Icon/Icon';
import type { IconName } from '../../../shared/ui/Icon/icon-paths';
import { Star } from '../../../shared/ui/Star/Star';
import type { Outcome } from './outcome-of';
import * as styles from './VerifyOutcome.module.css';

const SIGNS: Partial<Record<Outcome, IconName>> = {
  verified: 'check',
  already: 'check',
  sent: 'check',
  expired: 'retry',
  away: 'retry',
  broken: 'close',
};

interface Props {
  outcome: Outcome;
  title: string;
  text: string;
  /** Actions. */
  children: ReactNode;
}

/** What the link asks, or its result: a star in the colour of the outcome, title, text and actions. */
export const VerifyOutcome = ({ outcome, title, text, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is unmounted, so the heading of the result takes the focus.
  useEffect(() => {
    if (outcome !== 'asking' && outcome !== 'broken') heading.current?.focus();
  }, [outcome]);
  const sign = SIGNS[outcome];
  return (
    <div className={styles.outcome}>
      <div className={`${styles.sign} ${styles[outcome] ?? ''}`} aria-hidden="true">
        <Star className={styles.star} />
        {sign && <Icon name={sign} />}
      </div>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  );
};

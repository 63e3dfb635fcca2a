import type { ReactNode } from 'react';
import { useId } from 'react';

import * as styles from './EmptyState.module.css';
import { starPath } from '../Star/star-path';

interface Props {
  title: string;
  /** One sentence: how it fills. */
  text: string;
  /** One way forward, as a link or a button. */
  action?: ReactNode;
}

const CENTRE = [160, 126] as const;
const SEATS = Array.from({ length: 8 }, (_, index) => {
  const angle = ((index * 45 + 22.5) * Math.PI) / 180;
  return starPath(CENTRE[0] + 84 * Math.cos(angle), CENTRE[1] + 84 * Math.sin(angle), 23);
});

/** Nothing is here yet: eight free seats around one lit star, one sentence, one way forward. */
export const EmptyState = ({ title, text, action }: Props) => {
  const light = useId();
  return (
    <div className={styles.empty}>
      <svg className={styles.picture} viewBox="0 0 320 240" aria-hidden="true">
        <radialGradient id={light}>
          <stop stopColor="#fbb93c" stopOpacity="0.42" />
          <stop offset="1" stopColor="#fbb93c" stopOpacity="0" />
        </radialGradient>
        <circle cx={CENTRE[0]} cy={CENTRE[1]} r="114" fill={`url(#${light})`} />
        {SEATS.map((seat) => (
          <path key={seat} className={styles.seat} d={seat} />
        ))}
        <path className={styles.lit} d={starPath(...CENTRE, 44)} />
        <path className={styles.heart} d={starPath(...CENTRE, 27, 22.5)} />
        <path className={styles.sign} d="M160 116v20M150 126h20" />
      </svg>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
};

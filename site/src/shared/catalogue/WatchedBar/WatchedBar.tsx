import type { CSSProperties } from 'react';

import * as styles from './WatchedBar.module.css';

const doneOf = (part: number): CSSProperties & Record<'--done', string> => ({
  '--done': `${Math.round(part * 100)}%`,
});

/** Line along the lower edge of a still: the watched part of its video, from 0 to 1. For eyes only. */
export const WatchedBar = ({ part }: { part: number }) => (
  <span className={styles.bar} style={doneOf(part)} />
);

import { iconPaths, isShape } from './icon-paths';
import type { IconName } from './icon-paths';
import * as styles from './Icon.module.css';

interface Props {
  name: IconName;
  /** Turned around in right-to-left pages. */
  directed?: boolean;
}

/** A small drawing beside a word; never the only name of a control. */
export const Icon = ({ name, directed = false }: Props) => (
  <svg
    className={[styles.icon, isShape(name) ? styles.shape : '', directed ? styles.directed : '']
      .filter(Boolean)
      .join(' ')}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d={iconPaths[name]} />
  </svg>
);

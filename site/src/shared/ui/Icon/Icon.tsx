import { iconPaths, isShape } from './icon-paths';
import type { IconName } from './icon-paths';
import * as styles from './Icon.module.css';

interface Props {
  name: IconName;
  /** Mirrored on right-to-left pages. */
  directed?: boolean;
}

/** Small icon beside a text; never the only label of a control. */
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

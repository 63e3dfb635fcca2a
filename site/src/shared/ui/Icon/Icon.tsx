import * as styles from './Icon.module.css';

const PATHS = {
  chevron: 'm5 9 7 7 7-7',
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M5 5l14 14M19 5 5 19',
} as const;

interface Props {
  name: keyof typeof PATHS;
  /** Turned around in right-to-left pages. */
  directed?: boolean;
}

/** A small drawing beside a word; never the only name of a control. */
export const Icon = ({ name, directed = false }: Props) => (
  <svg
    className={directed ? `${styles.icon} ${styles.directed}` : styles.icon}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
);

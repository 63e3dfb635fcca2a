import type { LayoutProps } from '../layout-props';
import * as styles from './BareLayout.module.css';

/** A page without chrome: an address that is passed through, not stayed at. */
export const BareLayout = ({ children }: LayoutProps) => (
  <main id="content" tabIndex={-1} className={styles.main}>
    {children}
  </main>
);

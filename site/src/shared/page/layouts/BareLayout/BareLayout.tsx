import type { LayoutProps } from '../layout-props';
import * as styles from './BareLayout.module.css';

/** Layout without chrome, for pages that viewers only pass through. */
export const BareLayout = ({ children }: LayoutProps) => (
  <main id="content" tabIndex={-1} className={styles.main}>
    {children}
  </main>
);

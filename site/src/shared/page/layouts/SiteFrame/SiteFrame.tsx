import type { ReactNode } from 'react';
import { useMemo } from 'react';

import { Footer } from '../../../chrome/Footer/Footer';
import { Header } from '../../../chrome/Header/Header';
import { Island } from '../../Island/Island';
import type { PageContext } from '../../page-context';
import { StaleNotice } from '../../StaleNotice/StaleNotice';
import * as styles from './SiteFrame.module.css';

interface Props {
  context: PageContext<unknown>;
  /** Names of classes that the layout adds to `main`. */
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Header, content and footer of the pages of the site.
 * A direct child of `main` stands in the page's column; one with `data-bleed` takes the full width. A first one with
 * `data-hero` takes it too and begins under the header, which is transparent until the page is scrolled.
 */
export const SiteFrame = ({ context, className, children }: Props) => {
  const { chrome } = context;
  const footer = useMemo(() => <Footer chrome={chrome} />, [chrome]);
  return (
    <div className={styles.frame}>
      <Header context={context} />
      <StaleNotice />
      <main id="content" tabIndex={-1} className={className ? `${styles.main} ${className}` : styles.main}>
        {children}
      </main>
      <Island>{footer}</Island>
    </div>
  );
};

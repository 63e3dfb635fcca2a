import type { ReactNode } from 'react';
import { useMemo } from 'react';

import { Footer } from '../../../chrome/Footer/Footer';
import { Header } from '../../../chrome/Header/Header';
import { ConsentArea } from '../../../third-parties/ConsentArea';
import { PromotionsLoader } from '../../../promotions/PromotionsLoader/PromotionsLoader';
import { Island } from '../../Island/Island';
import type { PageContext } from '../../page-context';
import { StaleNotice } from '../../StaleNotice/StaleNotice';
import * as styles from './SiteFrame.module.css';

interface Props {
  context: PageContext<unknown>;
  /** Class names that the layout adds to `main`. */
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Frame of the site's pages: header, content and footer.
 * A direct child of `main` is in the page's column; one with `data-bleed` has the full width. A first child with
 * `data-hero` also has the full width and begins under the header, which is transparent until the page is scrolled.
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
      <ConsentArea />
      <PromotionsLoader context={context} />
    </div>
  );
};

import type { ReactNode } from 'react';
import { useId } from 'react';

import * as styles from './Panel.module.css';

interface Props {
  /** Address of the panel in the page. */
  id?: string;
  title?: string;
  /** A sentence under the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A surface of the settings for what belongs together; with a title it is a region of that name. */
export const Panel = ({ id, title, lead, children }: Props) => {
  const heading = useId();
  return (
    <section id={id} className={styles.panel} aria-labelledby={title ? heading : undefined}>
      {title && (
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
      )}
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
};

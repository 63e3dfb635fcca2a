import type { ReactNode } from 'react';
import { useId } from 'react';

import * as styles from './Panel.module.css';

interface Props {
  /** Id for links to the panel. */
  id?: string;
  title?: string;
  /** Sentence under the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** Panel of the settings for related rows; with a title it is a named region. */
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

import type { ReactNode } from 'react';

import * as styles from './SettingsHead.module.css';

interface Props {
  title: string;
  /** One or two sentences on the purpose of the page. */
  lead?: ReactNode;
}

/** Heading of a settings page. */
export const SettingsHead = ({ title, lead }: Props) => (
  <div className={styles.head}>
    <h1 className={styles.title}>{title}</h1>
    {lead && <p className={styles.lead}>{lead}</p>}
  </div>
);

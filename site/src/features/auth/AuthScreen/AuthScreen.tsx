import type { ReactNode } from 'react';

import { ApolloScope } from '../../../shared/graph/ApolloScope/ApolloScope';
import * as styles from './AuthScreen.module.css';

interface Props {
  /** Where in the flow it stands. */
  step?: ReactNode;
  title: string;
  lead: ReactNode;
  /** What brought the viewer here, above the form. */
  note?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** The other door. */
  other: ReactNode;
  /** What may come late, at the very end. */
  end?: ReactNode;
}

/** What the pages of the doors share around their form. */
export const AuthScreen = ({ step, title, lead, note, children, other, end }: Props) => (
  <div className={styles.screen}>
    <div className={styles.head}>
      {step}
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {note}
    </div>
    <ApolloScope>{children}</ApolloScope>
    <p className={styles.other}>{other}</p>
    {end}
  </div>
);

import type { ReactNode } from 'react';

import { ApolloScope } from '../../../shared/graph/ApolloScope/ApolloScope';
import * as styles from './AuthScreen.module.css';

interface Props {
  /** Step indicator of the flow. */
  step?: ReactNode;
  title: string;
  lead: ReactNode;
  /** Reason for the visit, shown above the form. */
  note?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Link to the alternative, e.g. from login to registration. */
  other: ReactNode;
  /** Content that may load late. It stands last so that it causes no layout shift. */
  end?: ReactNode;
}

/** Layout around the form, shared by the auth pages. */
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
